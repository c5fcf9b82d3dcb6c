import * as pictureTexts from "../texts/picture.ts";
import type { FlowPicture, PicturedExit, PicturedStep } from "./flow-picture.ts";
import { textLines, textWidth } from "./text-lines.ts";

export interface Line {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly look: "title" | "code" | "note" | "exit" | "condition" | "track" | "end";
}

export interface Box {
	readonly look: "step" | "final" | "sub-step" | "track" | "start" | "end" | "cancelled";
	/** Code of the step or sub-step, if the box is one. */
	readonly code?: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface Arrow {
	readonly look: "onward" | "restart";
	/** Codes of the steps that the line connects; null at the start and the end. */
	readonly from: string | null;
	readonly to: string | null;
	/** Corners of the line; the arrowhead is at the last. */
	readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Layout {
	readonly width: number;
	readonly height: number;
	readonly boxes: readonly Box[];
	readonly lines: readonly Line[];
	readonly arrows: readonly Arrow[];
}

const gap = 34;
const padding = 14;
const stepWidth = 400;
const subWidth = 250;
const lane = 16;
const margin = 28;
/** Width reserved for the word 'cancelled' at the end of a line. */
const pillRoom = 96;

interface Drawing {
	readonly boxes: Box[];
	readonly lines: Line[];
	/** Heights at which branches leave the step. */
	readonly ports: Port[];
}

interface Port {
	readonly from: string;
	readonly exit: PicturedExit;
	readonly y: number;
}

/**
 * Lays steps out below each other in flow order. Every branch is a line in its step's box; forward arrows leave on the right, restarts on
 * the left, each in a lane of its own where they overlap. A graph library would compute the order, which is given here; only the lanes
 * would be left for it (decision 0083).
 */
export function layOut({ title, steps }: FlowPicture): Layout {
	const drawing: Drawing = { boxes: [], lines: [], ports: [] };
	const widest = Math.max(stepWidth, ...steps.map(widthOf));
	const placed = new Map<string, Box>();
	const heading = margin + 26;
	let y = heading + 24;
	// Boxes first, at x = 0; the lanes on the left determine how far everything moves to the right.
	const centre = widest / 2;
	pill(pictureTexts.start, "start", centre, y, drawing);
	y += 30 + gap;
	for (const step of steps) {
		const width = widthOf(step);
		const height = stepBox(step, centre - width / 2, y, width, drawing, step.final ? "final" : "step");
		placed.set(step.code, { look: "step", x: centre - width / 2, y, width, height });
		y += height + gap;
	}
	pill(pictureTexts.completed, "end", centre, y, drawing);
	const straight = straightArrows(steps, placed, centre, heading + 54, y);
	const right = lanes(
		drawing.ports.filter(({ exit }) => exit.kind === "onward"),
		placed,
		"right",
		widest,
	);
	const left = lanes(
		drawing.ports.filter(({ exit }) => exit.kind === "restart"),
		placed,
		"left",
		0,
	);
	const shift = margin + (left.count + 1) * lane;
	const arrows = [...straight, ...right.arrows, ...left.arrows];
	return {
		width: Math.max(shift + widest + (right.count + 1) * lane + margin, margin * 2 + textWidth(title, 20)),
		height: y + 30 + margin,
		boxes: drawing.boxes.map((box) => ({ ...box, x: box.x + shift })),
		lines: [
			{ text: title, x: margin, y: margin + 16, size: 20, look: "title" },
			...drawing.lines.map((line) => ({ ...line, x: line.x + shift })),
		],
		arrows: arrows.map((arrow) => ({ ...arrow, points: arrow.points.map(([x, height]) => [x + shift, height] as const) })),
	};
}

function widthOf({ tracks }: PicturedStep): number {
	return Math.max(stepWidth, tracks.length * (subWidth + 2 * padding) + (tracks.length + 1) * padding);
}

function pill(text: string, look: "start" | "end" | "cancelled", centre: number, y: number, { boxes, lines }: Drawing): void {
	const width = textWidth(text, 13) + 32;
	boxes.push({ look, x: centre - width / 2, y, width, height: 30 });
	lines.push({ text, x: centre - width / 2 + 16, y: y + 20, size: 13, look: "end" });
}

/** Draws the step and its contents. Returns its height. */
function stepBox(step: PicturedStep, x: number, y: number, width: number, drawing: Drawing, look: "step" | "final" | "sub-step"): number {
	const size = look === "sub-step" ? 12.5 : 15;
	const inner = width - 2 * padding;
	let at = y + padding;
	// The box precedes its contents, so that it is painted first.
	const place = drawing.boxes.length;
	drawing.boxes.push({ look, code: step.code, x, y, width, height: 0 });
	const say = (text: string, letter: number, lineLook: Line["look"], indent = 0, room = 0): void => {
		for (const line of textLines(text, letter, inner - indent - room)) {
			at += letter * 1.3;
			drawing.lines.push({ text: line, x: x + padding + indent, y: at, size: letter, look: lineLook });
		}
	};
	say(`${step.code}  ${step.label}`, size, "code");
	at += 3;
	for (const note of step.notes) say(note, 11.5, "note");
	at = subSteps(step, x, at, width, drawing);
	const named = step.exits.filter(({ label, condition }) => label !== "" || condition !== "");
	if (named.length > 0) at += 6;
	for (const exit of named) {
		at += 5;
		const row = at;
		const room = exit.kind === "cancel" ? pillRoom : 0;
		say(`${arrowOf(exit)} ${exit.label === "" ? pictureTexts.onward : exit.label}${targetOf(exit, look)}`, 12, "exit", 0, room);
		if (look !== "sub-step") drawing.ports.push({ from: step.code, exit, y: row + 11 });
		if (exit.kind === "cancel") cancelled(x + width - padding, row, drawing);
		if (exit.condition !== "") say(pictureTexts.when(exit.condition), 11, "condition", 16);
	}
	const height = at + padding - y;
	drawing.boxes[place] = { look, code: step.code, x, y, width, height };
	return height;
}

function arrowOf({ kind }: PicturedExit): string {
	return kind === "restart" ? "↺" : kind === "cancel" ? "✕" : "→";
}

/** Branches of a step have an arrow; those of a sub-step say where they lead in words. */
function targetOf({ kind, to }: PicturedExit, look: Box["look"]): string {
	if (kind === "cancel" || to === undefined) return "";
	if (look === "sub-step") return pictureTexts.ofSubStep(to);
	return kind === "restart" ? pictureTexts.backTo(to) : pictureTexts.forwardTo(to);
}

function cancelled(right: number, y: number, { boxes, lines }: Drawing): void {
	// This text is bolder than the fonts whose widths are known.
	const width = textWidth(pictureTexts.cancelled, 12) + 16;
	boxes.push({ look: "cancelled", x: right - width, y, width, height: 19 });
	lines.push({ text: pictureTexts.cancelled, x: right - width + 8, y: y + 13.5, size: 11, look: "end" });
}

/** The sub-steps that come first, then the tracks side by side. Returns the lowest y they reach. */
function subSteps({ first, tracks }: PicturedStep, x: number, y: number, width: number, drawing: Drawing): number {
	if (first.length === 0 && tracks.length === 0) return y;
	let at = y + 10;
	for (const step of first) at += stepBox(step, x + (width - subWidth - 60) / 2, at, subWidth + 60, drawing, "sub-step") + 10;
	if (tracks.length === 0) return at;
	const column = (width - (tracks.length + 1) * padding) / tracks.length;
	const places = tracks.map(() => drawing.boxes.push({ look: "track", x: 0, y: 0, width: 0, height: 0 }) - 1);
	const ends = tracks.map(({ label, steps }, index) => {
		const left = x + padding + index * (column + padding);
		drawing.lines.push({ text: label, x: left + 10, y: at + 18, size: 12, look: "track" });
		return steps.reduce((top, step) => top + stepBox(step, left + 10, top, column - 20, drawing, "sub-step") + 10, at + 28);
	});
	const bottom = Math.max(...ends);
	places.forEach((place, index) => {
		drawing.boxes[place] = { look: "track", x: x + padding + index * (column + padding), y: at, width: column, height: bottom - at };
	});
	return bottom;
}

/** Plain transitions: from the start, between consecutive steps without a branch, and to the end. */
function straightArrows(
	steps: readonly PicturedStep[],
	placed: ReadonlyMap<string, Box>,
	centre: number,
	top: number,
	end: number,
): readonly Arrow[] {
	const down = (y: readonly [number, number], from: string | null, to: string | null): Arrow => ({
		look: "onward",
		from,
		to,
		points: [
			[centre, y[0]],
			[centre, y[1]],
		],
	});
	return [
		...steps.slice(0, 1).map(({ code }) => down([top, placed.get(code)?.y ?? top], null, code)),
		...steps.flatMap(({ code, exits, final }): readonly Arrow[] => {
			const box = placed.get(code);
			if (box === undefined) return [];
			const from = box.y + box.height;
			if (final) return end - from <= gap ? [down([from, end], code, null)] : [];
			const plain = exits.find(({ kind, label, condition }) => kind === "onward" && label === "" && condition === "");
			const target = plain?.to === undefined ? undefined : placed.get(plain.to);
			return target === undefined ? [] : [down([from, target.y], code, plain?.to ?? null)];
		}),
	];
}

/** Arrows along one side, the shortest nearest to the boxes; overlapping ones never share a lane. */
function lanes(
	ports: readonly Port[],
	placed: ReadonlyMap<string, Box>,
	side: "left" | "right",
	edge: number,
): { readonly arrows: readonly Arrow[]; readonly count: number } {
	const taken: [number, number][][] = [];
	const arrivals = new Map<string, number>();
	const arrows = ports
		.flatMap((port) => {
			const from = placed.get(port.from);
			const to = port.exit.to === undefined ? undefined : placed.get(port.exit.to);
			return from === undefined || to === undefined ? [] : [{ port, from, to }];
		})
		.sort((left, right) => Math.abs(left.to.y - left.port.y) - Math.abs(right.to.y - right.port.y))
		.map(({ port, from, to }): Arrow => {
			const arrived = arrivals.get(port.exit.to ?? "") ?? 0;
			arrivals.set(port.exit.to ?? "", arrived + 1);
			const end = to.y + 12 + Math.min(arrived, 4) * 7;
			const span: [number, number] = [Math.min(port.y, end) - 4, Math.max(port.y, end) + 4];
			let track = taken.findIndex((spans) => spans.every(([low, high]) => high < span[0] || low > span[1]));
			if (track === -1) track = taken.push([]) - 1;
			taken[track]?.push(span);
			const away = (track + 1) * lane;
			const x = side === "right" ? edge + away : edge - away;
			const wall = (box: Box): number => (side === "right" ? box.x + box.width : box.x);
			return {
				look: port.exit.kind === "restart" ? "restart" : "onward",
				from: port.from,
				to: port.exit.to ?? null,
				points: [
					[wall(from), port.y],
					[x, port.y],
					[x, end],
					[wall(to), end],
				],
			};
		});
	return { arrows, count: taken.length };
}
