import { beforeEach, describe, expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { RealisationRecord } from "../realisation/realisation-record.ts";
import { type Journey, journey } from "../run/fixtures/journey.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { addressLine } from "../text/address-line.ts";
import { upgradeProcess } from "../upgrade/index.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { maskFor } from "./mask.ts";
import { realisationOf } from "./realisation-of.ts";
import { recordFor } from "./record-for.ts";
import { recordOf } from "./record-of.ts";
import { codeOf } from "./stakeholders-in.ts";

const identity = {
	uuid: "u",
	ref: "ABC-00001",
	caseRef: "0001-00001",
	caseCounter: 1,
	synced: 5,
	createdAt: 1,
	updatedAt: 2,
};
let process: Journey;

function record(): RealisationRecord {
	const history = [
		{ ts: 1, userId: "x", step: "1", iteration: 0, values: { Decision: { PublicationDate: "2026-01-01" }, Spots: { Count: 1 } } },
	];
	return recordOf(process.flow, process.realisation(), identity, { events: process.events, history });
}

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001", Operator: "cpo|stroom" } }, ["cpo", "municipality"]);
	process.save("1", "2", {
		Location: { Latitude: 52, Longitude: 4, StreetName: "Kade", HouseNumber: "7", PostalCode: "1234 AB", CityName: "Stad" },
		Spots: { Type: "station", Count: 2 },
	});
	process.save("2", "4", { Advice: { Advice: "yes" } });
	process.save("4", "4", { Decision: { PublicationDate: "2026-03-20" } }, { complete: false });
});

describe("a record", () => {
	it("holds the state under the specification's names, and gives it back", () => {
		const answered = record();
		expect(answered).toMatchObject({
			reference: "ABC-00001",
			MunicipalityCode: "0001",
			address: "Kade 7, 1234 AB Stad",
			stakeholders: ["municipality|b-0001", "cpo|stroom"],
			flow: { iteration: 0, activeStep: "4", state: [{ step: "1" }, { step: "2" }, { step: "4", completed_at: null }] },
			status: { step: "4", label: "Besluit", version: "1.0.0", completed: { enabled: false } },
			CurrentLocation: { StreetName: "Kade", ChargePointOperator: "cpo|stroom" },
		});
		expect(realisationOf(JSON.parse(JSON.stringify(answered)))).toEqual(process.realisation());
	});

	it("has an address also when parts are missing", () => {
		expect(addressLine({ StreetName: "Kade", HouseNumber: "7", HouseNumberSuffix: "B" })).toBe("Kade 7B");
		expect(addressLine({ CityName: "Stad" })).toBe("Stad");
		expect(addressLine(undefined)).toBe("");
	});

	it("takes the code from the last part of the slug", () => {
		expect(["municipality|stad-aan-zee-0363", "municipality|0363", "municipality|"].map(codeOf)).toEqual(["0363", "0363", "municipality"]);
	});
});

describe("a record for somebody who may not see every step", () => {
	it("is the record itself when nothing is hidden", () => {
		const whole = record();
		expect(maskFor(process.flow, { roles: ["cpo"] })).toBeNull();
		expect(recordFor(process.flow, whole, { roles: ["cpo"] })).toBe(whole);
	});

	it("leaves the data of hidden steps out of values, history and events", () => {
		expect(maskFor(process.flow, { roles: ["admin"] })).toEqual({ hidden: ["Decision", "Chargers"] });
		const masked = recordFor(process.flow, record(), { roles: ["admin"] });
		expect(masked.values).not.toHaveProperty("Decision");
		expect(masked.values).toHaveProperty("Advice");
		expect(masked.history[0]?.values).toEqual({ Spots: { Count: 1 } });
		expect(JSON.stringify(masked)).not.toContain("2026-03-20");
		expect(record().values).toHaveProperty("Decision");
	});

	it("tells why a step was corrected to who sees the step, and to nobody else", () => {
		process.save("4", "5", { Decision: { PublicationDate: "2026-03-20", DefinitiveDate: "2026-05-02" } });
		process.save(
			"4",
			"4",
			{ Decision: { PublicationDate: "2026-03-21", DefinitiveDate: "2026-05-03" } },
			{ complete: false, correction: true, reason: "Krant kwam later" },
		);
		const seen = (role: string) => JSON.stringify(recordFor(process.flow, record(), { roles: [role] })).includes("Krant kwam later");
		expect([seen("cpo"), seen("municipality"), seen("admin")]).toEqual([true, true, false]);
		const open = {
			...operatorFlow,
			steps: operatorFlow.steps.map((step) => ({ ...step, sections: step.code === "4" ? [] : step.sections })),
		};
		// Even when no field of the step is hidden from them.
		const bare = compileFlow(open, { validators: ajvValidators() });
		expect(JSON.stringify(recordFor(bare, record(), { roles: ["admin"] }))).not.toContain("Krant kwam later");
	});

	it("hides what happened under a former version from whoever could not see it then", () => {
		const before = record();
		const shown = {
			...operatorFlow,
			version: "2.0.0",
			steps: operatorFlow.steps.map((step) => ({ ...step, access: { ...step.access, read: ["admin"] } })),
		};
		const later = compileFlow(shown, { validators: ajvValidators() });
		const outcome = upgradeProcess(process.realisation(), process.flow, later, process.now() + 1, {
			actor: { userId: "operator", roles: [] },
		});
		if (outcome.refused) throw new Error(outcome.reasons.join());
		const past = { events: [...process.events, ...outcome.events], history: [outcome.snapshot, ...before.history] };
		const whole = recordOf(later, outcome.realisation, identity, past);
		expect(maskFor(later, { roles: ["admin"] })).toBeNull();
		const seen = recordFor(later, whole, { roles: ["admin"] }, (version) => (version === operatorFlow.version ? process.flow : undefined));
		expect(seen.values).toHaveProperty("Decision");
		expect(JSON.stringify([seen.history, seen.Events])).not.toContain("2026-03-20");
		expect(JSON.stringify([whole.history, whole.Events])).toContain("2026-03-20");
	});

	it("is without any data for somebody without a role", () => {
		const masked = recordFor(process.flow, record(), { roles: [] });
		expect(masked).toMatchObject({ values: {}, address: "" });
		expect(masked.Events.flatMap(({ meta }) => meta.changes ?? [])).toEqual([]);
		const warned = [{ path: "Location.StreetName", message: "Klopt de straat?" }];
		const [first, ...rest] = record().Events;
		if (first === undefined) throw new Error("nothing happened");
		const doubted = { ...record(), Events: [{ ...first, meta: { ...first.meta, warned } }, ...rest] };
		expect(recordFor(process.flow, doubted, { roles: [] }).Events[0]?.meta).not.toHaveProperty("warned");
		expect(recordFor(process.flow, doubted, { roles: ["admin"] }).Events[0]?.meta.warned).toEqual(warned);
	});
});
