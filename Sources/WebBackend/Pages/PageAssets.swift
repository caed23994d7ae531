import Foundation

/// The files of the page, which are parts of the program.
enum PageAssets {
  static let page = String(decoding: PackageResources.page_html, as: UTF8.self)

  static let script = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.page_js)
  static let scrollScript = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.scroll_js)
  static let layersScript = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.layers_js)
  static let pressScript = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.press_js)
  static let moveScript = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.move_js)
  static let pixelsScript = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.pixels_js)
  static let motion = HTTPResponse(
    status: "200 OK", type: "application/wasm", body: PackageResources.motion_wasm)
  static let style = HTTPResponse(
    status: "200 OK", type: "text/css; charset=utf-8", body: PackageResources.page_css)
  static let indexStyle = HTTPResponse(
    status: "200 OK", type: "text/css; charset=utf-8", body: PackageResources.index_css)
  static let inspector = String(decoding: PackageResources.inspector_html, as: UTF8.self)
  static let inspectorScript = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.inspector_js)
  static let inspectorDrawing = HTTPResponse(
    status: "200 OK", type: "text/javascript; charset=utf-8",
    body: PackageResources.inspector_draw_js)
  static let inspectorStyle = HTTPResponse(
    status: "200 OK", type: "text/css; charset=utf-8", body: PackageResources.inspector_css)
  static let icon = HTTPResponse(
    status: "200 OK", type: "image/svg+xml", body: PackageResources.page_svg)

  static func json(_ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: "200 OK", type: "application/json", body: bytes)
  }

  /// A page that runs nothing but our own script and speaks with this server alone.
  static func html(_ text: String, host: String) -> HTTPResponse {
    let policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws://\(host) "
      + "wss://\(host); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return HTTPResponse(
      status: "200 OK", type: "text/html; charset=utf-8",
      headers: [("Content-Security-Policy", policy), ("X-Frame-Options", "DENY")],
      body: Array(text.utf8))
  }
}
