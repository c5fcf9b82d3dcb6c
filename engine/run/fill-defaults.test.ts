import { describe, expect, it } from "@jest/globals";
import type { JsonSchema, ResolvedFlow } from "../definition/flow-definition.ts";
import { journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { replay } from "./replay.ts";

/** The flow with a default in its second step. */
function withDefault(): ResolvedFlow {
	const flow = structuredClone(operatorFlow) as unknown as { steps: { sections: { schema: JsonSchema }[] }[] };
	const schema = flow.steps[1]?.sections[0]?.schema as { properties: { Advice: { properties: { [name: string]: JsonSchema } } } };
	schema.properties.Advice.properties.Note = { type: "string", title: "Notitie", format: "unicode", maxLength: 100, default: "Akkoord" };
	return flow as unknown as ResolvedFlow;
}

const proposal = {
	Location: { Latitude: 52.1, Longitude: 5.1 },
	People: { Municipality: "municipality|b-0001" },
	Spots: { Type: "station", Count: 2 },
};

describe("the defaults of a later step", () => {
	it("are written when it begins, by the event that says so, and stay away once emptied", () => {
		const process = journey(withDefault(), { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
		const note = () => (process.realisation().values.Advice as { Note?: string } | undefined)?.Note;
		process.save("1", "1", proposal, { complete: false });
		expect(note()).toBeUndefined();
		const { events } = process.save("1", "2", proposal);
		expect(note()).toBe("Akkoord");
		const told = events.filter(({ meta }) => meta.changes?.some(({ path }) => path === "Advice.Note"));
		expect(told.map(({ type, meta }) => [type, meta.step, meta.changes])).toEqual([
			["step-start", "2", [{ path: "Advice.Note", to: "Akkoord" }]],
		]);
		process.save("2", "2", { Advice: { Advice: "yes" } }, { complete: false });
		process.save("2", "2", { Advice: { Advice: "yes" } }, { complete: false });
		expect(note()).toBeUndefined();
		expect(replay(() => process.flow, process.events)).toEqual(process.realisation());
	});

	it("leave alone what is there already", () => {
		const process = journey(withDefault(), { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
		process.save("1", "2", proposal);
		process.save("2", "2", { Advice: { Note: "anders" } }, { complete: false });
		process.save("1", "1", proposal, { complete: false });
		process.save("1", "2", proposal);
		expect(process.realisation().values.Advice).toEqual({ Note: "anders" });
	});
});
