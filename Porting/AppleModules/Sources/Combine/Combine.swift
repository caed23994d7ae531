// Apple's Combine under its name: OpenCombine, with its schedulers and Foundation's publishers.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
