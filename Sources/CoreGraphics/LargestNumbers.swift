/// The largest finite `Float`, which older sources take for "as high as it gets".
public let MAXFLOAT = Float.greatestFiniteMagnitude
