@_exported import AppleLog
