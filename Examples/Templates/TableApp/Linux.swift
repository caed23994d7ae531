// SwiftPM asks each target for a file of its own; the plugin compiles copies of the others.
