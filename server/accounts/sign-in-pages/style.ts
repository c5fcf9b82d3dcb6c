import { fontAddress } from "./font.ts";

/** Style sheet of the sign-in pages; kept in code so that the built server needs no extra file. */
export const style = `
@font-face { font-family: InterVariable; font-style: normal; font-weight: 100 900; font-display: swap; src: url("${fontAddress}") format("woff2-variations"); }
:root { --text: #16202e; --muted: #465365; --line: #7b8798; --ground: #f3f5f8; --card: #fff; --action: #0b4f9e; --action-dark: #083d7a; --danger: #b3161b; --focus: #0b57d0; }
* { box-sizing: border-box; }
html { font-size: 16px; }
body { margin: 0; background: var(--ground); color: var(--text); font-feature-settings: "ss03", "cv05", "cv08"; font: 0.9375rem/1.5 InterVariable, system-ui, sans-serif; }
header { background: var(--card); border-top: 4px solid var(--action); border-bottom: 1px solid #d3dae3; }
.brand { display: flex; align-items: center; gap: 10px; max-width: 480px; margin: 0 auto; padding: 14px 20px; font-size: 1.125rem; font-weight: 650; }
.mark { width: 22px; height: 22px; border-radius: 6px; background: linear-gradient(135deg, #0b4f9e 0 50%, #17663a 50% 100%); }
main { max-width: 800px; margin: 32px auto; padding: 0 20px; }
.card { max-width: 440px; margin-inline: auto; background: var(--card); border: 1px solid #d3dae3; border-radius: 10px; padding: 24px; }
h1 { margin: 0 0 6px; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 28px 0 4px; font-size: 1.0625rem; }
h3 { margin: 20px 0 0; font-size: 0.9375rem; }
p { margin: 0 0 14px; }
.muted { color: var(--muted); }
.below { margin: 16px 0 0; font-size: 0.90625rem; }
label { display: block; margin: 16px 0 4px; font-size: 0.90625rem; font-weight: 600; }
input { width: 100%; min-height: 42px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: #fff; color: inherit; font: inherit; }
input[aria-invalid="true"] { border-color: var(--danger); border-width: 2px; }
button, .button { display: inline-block; min-height: 44px; padding: 10px 18px; border: 1px solid var(--action); border-radius: 8px; background: var(--action); color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--action-dark); }
.wide { width: 100%; margin-top: 22px; }
.plain { background: #fff; color: var(--action); }
.plain:hover { background: #eef4fb; }
.buttons { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 18px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.errors { margin: 0 0 16px; padding: 12px 16px; border: 2px solid var(--danger); border-radius: 8px; background: #fdf1f1; }
.errors h2 { margin: 0 0 4px; color: var(--danger); }
.errors p { margin: 0; }
.errors a { color: var(--danger); font-weight: 600; }
.error { margin: 4px 0 0; color: var(--danger); font-weight: 600; font-size: 0.84375rem; }
.demos { margin-top: 32px; }
.whole { white-space: nowrap; color: var(--text); }
h3 { margin: 18px 0 0; font-size: 0.9375rem; }
.demo { list-style: none; margin: 10px 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 8px; }
.demo form, .demo button { height: 100%; }
.demo button { width: 100%; border-color: #d3dae3; text-align: left; font-weight: 400; line-height: 1.35; }
.demo strong { display: block; font-weight: 600; }
.demo span { color: var(--muted); font-size: 0.84375rem; }
@media (max-width: 480px) { main { margin: 12px auto; padding: 0 12px; } .card { padding: 18px; } }
@media (forced-colors: active) { .mark { display: none; } }
`.trimStart();
