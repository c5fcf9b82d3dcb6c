import { describe, expect, it } from "@jest/globals";
import {
	ajvValidators,
	compileFlow,
	flowPicture,
	layOut,
	type PicturedStep,
	parseFlow,
	type ResolvedFlow,
	resolveBlocks,
} from "../../../engine/index.ts";
import { currentBlocks, readFlow } from "../read-flow.ts";
import { flowFolders } from "../read-folder.ts";
import { flowSvg } from "./flow-svg.ts";

const all = (steps: readonly PicturedStep[]): readonly PicturedStep[] =>
	steps.flatMap((step) => [step, ...all(step.first), ...step.tracks.flatMap((track) => all(track.steps))]);

/** Texts of an SVG, with the lines of one text joined by spaces. */
const textsOf = (svg: string): string =>
	[...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
		.map(([, text = ""]) => text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"))
		.join(" ");

describe.each(flowFolders("flows"))("the picture of %s", (folder) => {
	const { flow } = readFlow(folder);
	const picture = flowPicture(compileFlow(flow, { validators: ajvValidators() }));
	const layout = layOut(picture);

	it("shows every step and sub-step, every branch with its condition, the start, the end and cancelling", () => {
		const shown = textsOf(flowSvg(flow)).replace(/\s+/g, " ");
		for (const step of all(picture.steps)) {
			expect(shown).toContain(`${step.code} ${step.label}`);
			for (const { label, condition } of step.exits) {
				expect(shown).toContain(label);
				expect(shown).toContain(condition);
			}
		}
		expect(shown).toContain("Start");
		expect(shown).toContain("Afgerond");
		if (all(picture.steps).some(({ exits }) => exits.some(({ kind }) => kind === "cancel"))) expect(shown).toContain("Geannuleerd");
	});

	it("draws an arrow for every transition between steps, and leaves nothing outside the picture", () => {
		const ways = picture.steps.flatMap(({ exits, final }) => [...exits.filter(({ kind }) => kind !== "cancel"), ...(final ? ["end"] : [])]);
		expect(layout.arrows.length).toBe(ways.length + 1);
		for (const { points } of layout.arrows) {
			for (const [x, y] of points) {
				expect(x > 0 && x < layout.width).toBe(true);
				expect(y > 0 && y < layout.height).toBe(true);
			}
		}
		for (const { x, y, width, height } of layout.boxes) {
			expect(x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height).toBe(true);
		}
	});

	it("places no two steps over each other, and no two arrows along the same line", () => {
		const steps = layout.boxes.filter(({ look }) => look === "step" || look === "final");
		for (const [index, box] of steps.entries()) {
			for (const other of steps.slice(index + 1)) expect(box.y + box.height < other.y || other.y + other.height < box.y).toBe(true);
		}
		const lanes = layout.arrows.flatMap(({ points }) => (points.length < 4 ? [] : [[points[1], points[2]] as const]));
		for (const [index, [from, to]] of lanes.entries()) {
			for (const [start, end] of lanes.slice(index + 1)) {
				const [low, high] = [Math.min(from?.[1] ?? 0, to?.[1] ?? 0), Math.max(from?.[1] ?? 0, to?.[1] ?? 0)];
				const apart = Math.max(start?.[1] ?? 0, end?.[1] ?? 0) < low || Math.min(start?.[1] ?? 0, end?.[1] ?? 0) > high;
				expect(from?.[0] !== start?.[0] || apart).toBe(true);
			}
		}
	});
});

describe("the picture of a flow with hostile texts", () => {
	it("remains a picture: what a designer writes is text", () => {
		const { flow } = readFlow(flowFolders("flows")[0] ?? "");
		const [first, ...others] = flow.steps;
		const label = '</text><script>alert("x")</script>\u0000\ud800 & <b>';
		const hostile = { ...flow, steps: [{ ...first, label }, ...others] } as ResolvedFlow;
		const svg = flowSvg(resolveBlocks(parseFlow(JSON.stringify(hostile), "flow.json").definition ?? hostile, currentBlocks()));
		expect(svg).not.toContain("<script");
		expect(svg).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]*$/u);
	});
});
