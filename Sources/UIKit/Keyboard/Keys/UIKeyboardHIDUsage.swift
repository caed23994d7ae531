/// The place of a key, by its usage in the page of keyboards of the USB standard for input devices.
///
/// Keys of the standard that keyboards of computers do not have are absent.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are pressed.
  case keyboardErrorRollOver = 1
  /// The keyboard has failed its test.
  case keyboardPOSTFail = 2
  /// A key that is not known.
  case keyboardErrorUndefined = 3
  /// The key of A.
  case keyboardA = 4
  /// The key of B.
  case keyboardB = 5
  /// The key of C.
  case keyboardC = 6
  /// The key of D.
  case keyboardD = 7
  /// The key of E.
  case keyboardE = 8
  /// The key of F.
  case keyboardF = 9
  /// The key of G.
  case keyboardG = 10
  /// The key of H.
  case keyboardH = 11
  /// The key of I.
  case keyboardI = 12
  /// The key of J.
  case keyboardJ = 13
  /// The key of K.
  case keyboardK = 14
  /// The key of L.
  case keyboardL = 15
  /// The key of M.
  case keyboardM = 16
  /// The key of N.
  case keyboardN = 17
  /// The key of O.
  case keyboardO = 18
  /// The key of P.
  case keyboardP = 19
  /// The key of Q.
  case keyboardQ = 20
  /// The key of R.
  case keyboardR = 21
  /// The key of S.
  case keyboardS = 22
  /// The key of T.
  case keyboardT = 23
  /// The key of U.
  case keyboardU = 24
  /// The key of V.
  case keyboardV = 25
  /// The key of W.
  case keyboardW = 26
  /// The key of X.
  case keyboardX = 27
  /// The key of Y.
  case keyboardY = 28
  /// The key of Z.
  case keyboardZ = 29
  /// The key of 1.
  case keyboard1 = 30
  /// The key of 2.
  case keyboard2 = 31
  /// The key of 3.
  case keyboard3 = 32
  /// The key of 4.
  case keyboard4 = 33
  /// The key of 5.
  case keyboard5 = 34
  /// The key of 6.
  case keyboard6 = 35
  /// The key of 7.
  case keyboard7 = 36
  /// The key of 8.
  case keyboard8 = 37
  /// The key of 9.
  case keyboard9 = 38
  /// The key of 0.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The escape key.
  case keyboardEscape = 41
  /// The delete key.
  case keyboardDeleteOrBackspace = 42
  /// The tab key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key of - and _.
  case keyboardHyphen = 45
  /// The key of = and +.
  case keyboardEqualSign = 46
  /// The key of [ and {.
  case keyboardOpenBracket = 47
  /// The key of ] and }.
  case keyboardCloseBracket = 48
  /// The key of the backslash and |.
  case keyboardBackslash = 49
  /// The key of # and ~ outside the United States.
  case keyboardNonUSPound = 50
  /// The key of ; and :.
  case keyboardSemicolon = 51
  /// The key of ' and ".
  case keyboardQuote = 52
  /// The key of ` and ~.
  case keyboardGraveAccentAndTilde = 53
  /// The key of , and <.
  case keyboardComma = 54
  /// The key of . and >.
  case keyboardPeriod = 55
  /// The key of / and ?.
  case keyboardSlash = 56
  /// The caps lock key.
  case keyboardCapsLock = 57
  /// The key F1.
  case keyboardF1 = 58
  /// The key F2.
  case keyboardF2 = 59
  /// The key F3.
  case keyboardF3 = 60
  /// The key F4.
  case keyboardF4 = 61
  /// The key F5.
  case keyboardF5 = 62
  /// The key F6.
  case keyboardF6 = 63
  /// The key F7.
  case keyboardF7 = 64
  /// The key F8.
  case keyboardF8 = 65
  /// The key F9.
  case keyboardF9 = 66
  /// The key F10.
  case keyboardF10 = 67
  /// The key F11.
  case keyboardF11 = 68
  /// The key F12.
  case keyboardF12 = 69
  /// The print screen key.
  case keyboardPrintScreen = 70
  /// The scroll lock key.
  case keyboardScrollLock = 71
  /// The pause key.
  case keyboardPause = 72
  /// The insert key.
  case keyboardInsert = 73
  /// The home key.
  case keyboardHome = 74
  /// The page up key.
  case keyboardPageUp = 75
  /// The key that deletes forward.
  case keyboardDeleteForward = 76
  /// The end key.
  case keyboardEnd = 77
  /// The page down key.
  case keyboardPageDown = 78
  /// The right arrow key.
  case keyboardRightArrow = 79
  /// The left arrow key.
  case keyboardLeftArrow = 80
  /// The down arrow key.
  case keyboardDownArrow = 81
  /// The up arrow key.
  case keyboardUpArrow = 82
  /// The num lock key of the keypad.
  case keypadNumLock = 83
  /// The key of / of the keypad.
  case keypadSlash = 84
  /// The key of * of the keypad.
  case keypadAsterisk = 85
  /// The key of - of the keypad.
  case keypadHyphen = 86
  /// The key of + of the keypad.
  case keypadPlus = 87
  /// The enter key of the keypad.
  case keypadEnter = 88
  /// The key of 1 of the keypad.
  case keypad1 = 89
  /// The key of 2 of the keypad.
  case keypad2 = 90
  /// The key of 3 of the keypad.
  case keypad3 = 91
  /// The key of 4 of the keypad.
  case keypad4 = 92
  /// The key of 5 of the keypad.
  case keypad5 = 93
  /// The key of 6 of the keypad.
  case keypad6 = 94
  /// The key of 7 of the keypad.
  case keypad7 = 95
  /// The key of 8 of the keypad.
  case keypad8 = 96
  /// The key of 9 of the keypad.
  case keypad9 = 97
  /// The key of 0 of the keypad.
  case keypad0 = 98
  /// The key of . of the keypad.
  case keypadPeriod = 99
  /// The key between shift and Z outside the United States.
  case keyboardNonUSBackslash = 100
  /// The key that opens a menu.
  case keyboardApplication = 101
  /// The power key.
  case keyboardPower = 102
  /// The key of = of the keypad.
  case keypadEqualSign = 103
  /// The key F13.
  case keyboardF13 = 104
  /// The key F14.
  case keyboardF14 = 105
  /// The key F15.
  case keyboardF15 = 106
  /// The key F16.
  case keyboardF16 = 107
  /// The key F17.
  case keyboardF17 = 108
  /// The key F18.
  case keyboardF18 = 109
  /// The key F19.
  case keyboardF19 = 110
  /// The key F20.
  case keyboardF20 = 111
  /// The key F21.
  case keyboardF21 = 112
  /// The key F22.
  case keyboardF22 = 113
  /// The key F23.
  case keyboardF23 = 114
  /// The key F24.
  case keyboardF24 = 115
  /// The left control key.
  case keyboardLeftControl = 224
  /// The left shift key.
  case keyboardLeftShift = 225
  /// The left option key.
  case keyboardLeftAlt = 226
  /// The left command key.
  case keyboardLeftGUI = 227
  /// The right control key.
  case keyboardRightControl = 228
  /// The right shift key.
  case keyboardRightShift = 229
  /// The right option key.
  case keyboardRightAlt = 230
  /// The right command key.
  case keyboardRightGUI = 231
}
