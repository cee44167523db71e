// The style of the page of what works, within the page: files of the build may be away as well. The colours are those of
// src/web/styles/tokens.css.
export const statusStyle = `
*{box-sizing:border-box}
body{margin:0;background:#f4f6f8;color:#0f1b2a;font:16px/1.5 'Inter Variable','Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Noto Sans CJK JP',Meiryo,sans-serif}
:lang(ja),:lang(zh){line-height:1.7}
:lang(zh) body{font-family:'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding:12px max(16px,calc((100% - 720px)/2));background:#fff;border-bottom:1px solid #dce2e9}
header>a{color:#0f2f57;font-size:18px;font-weight:700;text-decoration:none}
header a{display:inline-block;padding:8px 0}
nav{display:flex;flex-wrap:wrap;gap:0 16px;font-size:14px}
a{color:#1d4f8c}
a:focus-visible{outline:2px solid #1d4f8c;outline-offset:2px}
nav a[aria-current]{color:#0f1b2a;font-weight:600;text-decoration:none}
main{max-width:752px;margin:0 auto;padding:24px 16px 48px}
h1{margin:0 0 16px;font-size:22px;line-height:1.3}
h2{margin:0;padding:12px 16px;font-size:18px;line-height:1.4;border-bottom:1px solid #c3ccd6}
h3{margin:0;font-size:16px}
section{margin:16px 0;background:#fff;border:1px solid #dce2e9;border-radius:6px}
section>p{margin:0;padding:12px 16px}
.sum{margin:0;padding:12px 16px;border-radius:6px;border:1px solid;font-weight:600}
.sum.working{color:#0b6b4d;background:#e7f5ef}
.sum.degraded{color:#7a5200;background:#fff3d1}
.sum.down{color:#b42318;background:#fdecef}
dl{margin:0}
dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:10px 16px}
dl>div+div{border-top:1px solid #dce2e9}
dt{color:#33445a}
dd{margin:0;font-weight:500}
dd::before{content:'';display:inline-block;width:10px;height:10px;margin-inline-end:8px;border:2px solid;border-radius:50%}
dd.working{color:#0b6b4d}
dd.working::before{background:currentColor}
dd.degraded{color:#7a5200}
dd.degraded::before{background:linear-gradient(90deg,currentColor 50%,transparent 50%)}
dd.down{color:#b42318}
article{padding:16px}
article+article{border-top:1px solid #dce2e9}
article p{margin:4px 0 0;overflow-wrap:anywhere;white-space:pre-line}
ol{margin:12px 0 0;padding:0;list-style:none}
li{padding:8px 0 8px 12px;border-inline-start:3px solid #dce2e9}
li+li{margin-top:8px}
h3{overflow-wrap:anywhere}
.muted,li>time{color:#55657a;font-size:14px}
@media (forced-colors:active){dd.working::before{background:CanvasText}}
`
