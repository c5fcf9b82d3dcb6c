import type { Arrow, Box, Layout, Line } from "../../../engine/index.ts";

const boxLooks: Readonly<Record<Box["look"], string>> = {
	step: 'fill="#ffffff" stroke="#0b5c78" stroke-width="1.5" rx="8"',
	final: 'fill="#ffffff" stroke="#1b7f4d" stroke-width="2.5" rx="8"',
	"sub-step": 'fill="#ffffff" stroke="#7c98a3" stroke-width="1" rx="6"',
	track: 'fill="#eef4f6" stroke="none" rx="8"',
	start: 'fill="#0b5c78" stroke="none" rx="15"',
	end: 'fill="#1b7f4d" stroke="none" rx="15"',
	cancelled: 'fill="#a4262c" stroke="none" rx="9"',
};
const lineLooks: Readonly<Record<Line["look"], string>> = {
	title: 'fill="#12303b" font-weight="600"',
	code: 'fill="#12303b" font-weight="600"',
	note: 'fill="#4c6570"',
	exit: 'fill="#0b5c78" font-weight="600"',
	condition: 'fill="#4c6570"',
	track: 'fill="#12303b" font-weight="600"',
	end: 'fill="#ffffff" font-weight="600"',
};
const arrowLooks: Readonly<Record<Arrow["look"], string>> = {
	onward: 'stroke="#0b5c78" marker-end="url(#onward)"',
	restart: 'stroke="#9a5b00" stroke-dasharray="6 4" marker-end="url(#restart)"',
};

/** The picture as SVG text that any browser can display; it uses the reader's fonts, so it needs no network. */
export function drawSvg({ width, height, boxes, lines, arrows }: Layout, title: string): string {
	const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(title)}" font-family="Inter, Segoe UI, Helvetica, Arial, sans-serif">`,
		`<title>${escaped(title)}</title>`,
		"<defs>",
		marker("onward", "#0b5c78"),
		marker("restart", "#9a5b00"),
		"</defs>",
		`<rect width="100%" height="100%" fill="#f7fafb"/>`,
		...boxes.map(
			(box) =>
				`<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" ${boxLooks[box.look]}/>`,
		),
		...arrows.map(
			({ look, points }) => `<path d="${path(points)}" fill="none" stroke-width="1.6" stroke-linejoin="round" ${arrowLooks[look]}/>`,
		),
		...lines.map(
			({ text, x, y, size: letter, look }) =>
				`<text x="${round(x)}" y="${round(y)}" font-size="${letter}" ${lineLooks[look]}>${escaped(text)}</text>`,
		),
		"</svg>",
		"",
	].join("\n");
}

function marker(id: string, colour: string): string {
	return `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="${colour}"/></marker>`;
}

function path(points: Arrow["points"]): string {
	return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

function round(value: number): string {
	return String(Math.round(value * 10) / 10);
}

/** Escapes text, so that nothing a designer writes becomes markup. Characters not allowed in XML are removed. */
function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
