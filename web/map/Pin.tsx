import { DivIcon } from "leaflet";
import { useMemo } from "react";
import { Marker } from "react-leaflet";
import type { Position } from "./map-settings.ts";
import { type MapSymbol, OUTLINES, SYMBOLS, type SymbolName } from "./map-symbols.ts";

const WIDTH = 30;
const HEIGHT = 40;

/** A focusable pin that announces its title; the tip marks the position. */
export function Pin({ position, symbol, title }: { readonly position: Position; readonly symbol: SymbolName; readonly title: string }) {
	const icon = useMemo(() => pinIcon(SYMBOLS[symbol]), [symbol]);
	return (
		<Marker key={title} position={[position.latitude, position.longitude]} icon={icon} title={title} alt={title} keyboard riseOnHover />
	);
}

/**
 * Built from elements instead of HTML: nothing can be interpreted as markup, and the policy allows no style attributes.
 */
function pinIcon({ shape, letter, color }: MapSymbol): DivIcon {
	const svg = element("svg", { width: WIDTH, height: HEIGHT, viewBox: "0 0 24 32", "aria-hidden": "true", focusable: "false" });
	svg.append(element("path", { d: OUTLINES[shape], fill: color, stroke: "#ffffff", "stroke-width": 1.5 }));
	const label = element("text", {
		x: 12,
		y: 12.5,
		fill: "#ffffff",
		"font-size": 12,
		"font-weight": 700,
		"text-anchor": "middle",
		"dominant-baseline": "central",
	});
	label.textContent = letter;
	svg.append(label);
	const frame = document.createElement("div");
	frame.append(svg);
	return new DivIcon({ html: frame, className: "", iconSize: [WIDTH, HEIGHT], iconAnchor: [WIDTH / 2, HEIGHT - 1] });
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
	const made = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
	return made;
}
