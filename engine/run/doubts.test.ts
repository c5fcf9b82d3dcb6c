import { describe, expect, it } from "@jest/globals";
import { blocks } from "../../schemas/index.ts";
import { type ConditionContext, evaluate } from "../conditions/index.ts";
import type { BlockDefinition } from "../definition/block-definition.ts";
import type { ResolvedFlow, WarningRule } from "../definition/flow-definition.ts";
import { withDoubtedDays } from "../resolve/doubted-days.ts";
import { journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { tenant } from "./fixtures/random-walk.ts";
import { viewStep } from "./view-step.ts";

const unusual: WarningRule = {
	unless: { or: [{ empty: "Spots.Count" }, { "<=": [{ var: "Spots.Count" }, 20] }] },
	field: "Spots.Count",
	message: "Klopt het aantal?",
};
const flow: ResolvedFlow = {
	...operatorFlow,
	steps: operatorFlow.steps.map((step, index) =>
		index > 0
			? step
			: {
					...step,
					sections: step.sections.map((section) =>
						Object.hasOwn(Object(section.schema.properties), "Spots") ? { ...section, warn: [unusual] } : section,
					),
				},
	),
};
const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };

describe("what is implausible", () => {
	const start = () => journey(flow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);

	it("is said, stops nobody, and stands with the save that went on", () => {
		const process = start();
		const values = { Location: place, Spots: { Type: "station", Count: 30 } };
		const actor = { userId: "somebody", roles: ["cpo"] };
		const view = viewStep(process.flow, process.realisation(), "1", actor, { mode: "view", values }, process.now(), tenant);
		expect(view?.doubts).toEqual([{ path: "Spots.Count", message: "Klopt het aantal?" }]);
		expect(view?.missing).toEqual([]);
		const [saved] = process.save("1", "2", values).events;
		expect(saved).toMatchObject({ type: "step-save", meta: { warned: [{ path: "Spots.Count", message: "Klopt het aantal?" }] } });
	});

	it("is not said of what is wrong already, nor beside it", () => {
		const process = start();
		const actor = { userId: "somebody", roles: ["cpo"] };
		const doubtsAbout = (Count: unknown) =>
			viewStep(
				process.flow,
				process.realisation(),
				"1",
				actor,
				{ mode: "view", values: { Location: place, Spots: { Type: "station", Count } } },
				process.now(),
				tenant,
			)?.doubts;
		expect(doubtsAbout(30)).toHaveLength(1);
		expect(doubtsAbout("dertig")).toEqual([]);
		expect(doubtsAbout(-30)).toEqual([]);
	});

	it("leaves no trace where nothing is", () => {
		const process = start();
		const [saved] = process.save("1", "1", { Spots: { Count: 4 } }, { complete: false }).events;
		expect(saved?.meta).not.toHaveProperty("warned");
	});
});

describe("the warnings of the blocks", () => {
	const sections = Object.values<BlockDefinition>(blocks).map((block) => withDoubtedDays(block));
	const rules = sections.flatMap(({ warn = [] }) => warn);
	const said = (values: Readonly<Record<string, unknown>>) => {
		const context: ConditionContext = {
			values,
			stored: {},
			today: "2026-11-22",
			roles: [],
			marks: [],
			type: "new",
			steps: {},
			conditions: {},
		};
		return rules.filter(({ unless }) => evaluate(unless, context).value !== true).map(({ field, message }) => `${field}: ${message}`);
	};

	it("are silent about what nobody filled in, and about what is ordinary", () => {
		expect(rules.length).toBeGreaterThan(10);
		expect(said({})).toEqual([]);
		expect(
			said({
				TrafficDecision: { PublicationDate: "2026-11-02", DefinitiveDate: "2026-12-15" },
				Progress: { Invite: { date: "2026-12-01", start: "09:30", end: "10:30" } },
				PlannedRealisation: { PlannedDate: "Cancelled" },
				ParkingSpots: { NumberOfChargingStations: 2, NumberOfParkingSpots: 4, Identifiers: ["EVB_1", "EVB_2", "", ""] },
			}),
		).toEqual([]);
	});

	it.each([
		[
			{ TrafficDecision: { PublicationDate: "2026-11-01", DefinitiveDate: "2026-10-01" } },
			"TrafficDecision.DefinitiveDate",
			"De bezwaartermijn eindigt voor de publicatiedatum.",
		],
		[
			// `stored` has no publication day: the decision was confirmed on another one.
			{ TrafficDecision: { PublicationDate: "2026-11-02", ConfirmedDate: "2026-11-20" } },
			"TrafficDecision.PublicationDate",
			"Het besluit is onherroepelijk verklaard bij een andere publicatiedatum. Klopt de nieuwe datum?",
		],
		[
			// Six weeks end on Christmas Day; by law the term is extended to Monday 28 December.
			{ TrafficDecision: { PublicationDate: "2026-11-13", DefinitiveDate: "2026-12-26" } },
			"TrafficDecision.DefinitiveDate",
			"De bezwaartermijn loopt volgens de wet langer: zes weken na de publicatie, en door tot en met de eerste werkdag als de laatste dag in een weekend of op een feestdag valt.",
		],
		[
			{ TrafficDecision: { PublicationDate: "1066-10-14" } },
			"TrafficDecision.PublicationDate",
			"Deze datum ligt ver van vandaag. Klopt het jaar?",
		],
		[
			{ Quotations: [{ ReceivedDate: "2026-11-01" }, { ReceivedDate: "1026-11-01" }] },
			"Quotations",
			"Bij een offerte ligt een datum ver van vandaag. Klopt het jaar?",
		],
		[
			{ ParkingSpots: { Identifiers: ["EVB_1", "", "EVB_2", "evb_1"] } },
			"ParkingSpots.Identifiers",
			"Een identificatie staat er meer dan één keer. Klopt dat?",
		],
		[
			{ Advice: { Alternative: { ParkingSpots: { Identifiers: ["EVB_1", "EVB_1"] } } } },
			"Advice.Alternative.ParkingSpots.Identifiers",
			"Een identificatie staat er meer dan één keer. Klopt dat?",
		],
		[
			{ QuotationApprovals: [{ ApprovedDate: "2206-11-01" }] },
			"QuotationApprovals",
			"Bij een offerte ligt een datum ver van vandaag. Klopt het jaar?",
		],
		[{ BuyingOrders: [{ OrderedDate: "1926-11-01" }] }, "BuyingOrders", "Bij een order ligt een datum ver van vandaag. Klopt het jaar?"],
		[
			{ Planning: [{ ExpectedFinishDate: "1926-11-01" }] },
			"Planning",
			"Bij een leverancier ligt een datum ver van vandaag. Klopt het jaar?",
		],
		[
			{ Planning: [{}, { ActualStartDate: "2026-11-10", ActualFinishDate: "2026-11-09" }] },
			"Planning",
			"Bij een leverancier eindigt het werk voordat het begint.",
		],
		[{ PartyList: [{ DateOfDeliveringPVO: "2206-11-01" }] }, "PartyList", "Bij een PVO ligt een datum ver van vandaag. Klopt het jaar?"],
		[
			{ DeliveryDocuments: [{ DeliveryDocumentsReceivedDate: "1926-11-01" }] },
			"DeliveryDocuments",
			"Bij een leverancier ligt een datum ver van vandaag. Klopt het jaar?",
		],
		[
			{ Payments: [{ PaymentCompletedDate: "1926-11-01" }] },
			"Payments",
			"Bij een betaling ligt een datum ver van vandaag. Klopt het jaar?",
		],
		[{ Progress: { Invite: { start: "10:30", end: "09:30" } } }, "Progress.Invite.end", "Het bezoek eindigt voordat het begint."],
		[
			{ PowerPermission: { PowerPermissionAskedDate: "2026-11-10", PowerPermissionReceivedDate: "2026-11-01" } },
			"PowerPermission.PowerPermissionReceivedDate",
			"De toestemming is ontvangen voordat zij gevraagd is.",
		],
		[
			{ PlannedRealisation: { PlannedDate: "2026-01-31" } },
			"PlannedRealisation.PlannedDate",
			"De geplande datum ligt in het verleden. Klopt de datum?",
		],
		[
			{ PlannedRealisation: { PlannedDate: "2206-01-01" } },
			"PlannedRealisation.PlannedDate",
			"Deze datum ligt ver van vandaag. Klopt het jaar?",
		],
		[
			{ ParkingSpots: { NumberOfChargingStations: 200 } },
			"ParkingSpots.NumberOfChargingStations",
			"Meer dan 20 laadpalen op een locatie is ongewoon. Klopt het aantal?",
		],
	])("say of %j at %s", (values, field, message) => {
		expect(said(values)).toEqual([`${field}: ${message}`]);
	});
});
