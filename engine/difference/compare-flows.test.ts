import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { type Blocks, type FlowDefinition, parseFlow, type ResolvedFlow, resolveBlocks } from "../definition/index.ts";
import { compareFlows } from "./compare-flows.ts";

const base = JSON.parse(readFileSync(new URL("../check/fixtures/base.json", import.meta.url), "utf8")) as {
	readonly flow: FlowDefinition;
	readonly blocks: Blocks;
};
const sound: ResolvedFlow = resolveBlocks(parseFlow(JSON.stringify(base.flow), "flow.json").definition ?? base.flow, base.blocks);

describe("the difference between two versions of a flow", () => {
	it("is nothing when only the version number differs", () => {
		expect(compareFlows(sound, { ...sound, version: "9.9.9" })).toEqual({ changes: [], severity: "safe" });
	});
});
