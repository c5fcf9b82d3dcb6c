import { randomUUID } from "node:crypto";

export type Values = Readonly<Record<string, unknown>>;

/** What a person finds at a field, with a value it accepts and one it refuses. */
export interface Field {
	readonly control: "text" | "area" | "tick" | "choice" | "list" | "fixed" | "derived";
	readonly takes: readonly unknown[];
	readonly refuses: readonly unknown[];
	/** Visible options. */
	readonly shows?: readonly string[];
	/** Part of its label. */
	readonly label?: string;
}

const text: Field = { control: "text", takes: ["Abc 1"], refuses: [7] };
const area: Field = { ...text, control: "area" };
const date: Field = { control: "text", takes: ["2026-11-18"], refuses: ["ooit", "2026-02-31"] };
const time: Field = { control: "text", takes: ["09:30"], refuses: ["25:99"] };
const url: Field = { control: "text", takes: ["https://dossier.example/1"], refuses: ["map 3", "javascript:alert(1)"] };
const number: Field = { control: "text", takes: [7], refuses: ["veel"] };
const whole: Field = { control: "text", takes: [7], refuses: ["veel", 1.5] };
const tick: Field = { control: "tick", takes: [true], refuses: ["ja"] };
const fixed: Field = { control: "fixed", takes: [], refuses: [] };
/** Derived from other fields: nobody types it. */
const derived: Field = { ...fixed, control: "derived" };
/** Any contractor of the tenant. */
export const contractor = Symbol("contractor");
const party: Field = { control: "choice", takes: [contractor], refuses: [7] };
const list = (value: unknown): Field => ({ control: "list", takes: [value], refuses: ["x"] });
/** Values with their display names. */
const oneOf = (options: Readonly<Record<string, string>>): Field => ({
	control: "choice",
	takes: Object.keys(options),
	shows: Object.values(options),
	refuses: ["zomaar"],
});
const labelled = (field: Field, label: string): Field => ({ ...field, label });

/** A step of a tenant, its fields by path, and what is saved before looking. */
export type Part = readonly [tenant: string, step: string, fields: Readonly<Record<string, Field>>, before?: Values];

const fields = (group: string, of: Readonly<Record<string, Field>>) =>
	Object.fromEntries(Object.entries(of).map(([name, field]) => [`${group}.${name}`, field]));
const goNoGo = oneOf({ Go: "Go", NoGo: "No-go" });
const fuseBox = { MinorChangeNeeded: "Kleine aanpassing", NoChargePoints: "Geen laadpunten" };
const people = [{ uuid: randomUUID(), name: "Ans Bos", email: "ans@post.example" }];

/** Visitors, which two rows are about. */
const visitors: Part = [
	"rvb",
	"2",
	fields("Progress.Invite.PeopleToVisit.0", { name: text, email: { ...text, takes: ["a@post.example"], refuses: ["geen adres"] } }),
	{ Progress: { Invite: { PeopleToVisit: people } } },
];

const same = (values: readonly string[]) => oneOf(Object.fromEntries(values.map((value) => [value, value])));
const visions = ["Afstoot verwacht", "Afstoot zeker", "Flexibel - kort", "Flexibel - lang", "Niet strategisch", "Strategisch"];
const spaces = {
	ParkingAndChargePoints: { TypeOfParkingSpace: [{ uuid: randomUUID(), ParkingLocation: "Inside", ParkingAccessibility: "Public" }] },
};
const space = (name: string, field: Field): Part => [
	"rvb",
	"1",
	fields("ParkingAndChargePoints.TypeOfParkingSpace.0", { [name]: field }),
	spaces,
];

/** Rows of the catalogue that name fields, each with the steps where they occur. */
export const fieldRows: readonly (readonly [row: string, ...parts: readonly Part[]])[] = [
	["REA-053", ["go-ral", "1", { "Location.Remarks": area }]],
	["REA-066", ["rvb", "2", fields("Progress.Invite", { date, start: time, end: time })]],
	["REA-067", visitors],
	["REA-082", ["amsterdam", "3", fields("CPOAdvice", { SumAdditionalCost: number, AdditionalCostDescription: area })]],
	["REA-100", ["rvb", "4", { "BuildingOptions.SiteReportLink": url, "QuotationRequest.EmailSentDate": date }]],
	[
		"REA-102",
		...["go-ral", "opcharge", "park-n-charge", "vlaanderen"].map((tenant): Part => [tenant, "5", { "GridConnection.RequestDate": date }]),
	],
	["REA-104", ["amsterdam", "5", fields("OrderConfirmation", { IsOrderConfirmed: tick, Approver: text })]],
	["REA-106", ["amsterdam", "5", fields("TrafficDecision", { PublicationDate: date, DefinitiveDate: date })]],
	["REA-110", ["amsterdam", "6", fields("GridConnection", { RequestDate: date, GridOperatorNumber: text })]],
	["REA-111", ["amsterdam", "7", { "PlannedRealisation.PlannedDate": date }]],
	[
		"REA-113",
		...["go-ral", "opcharge", "park-n-charge", "vlaanderen"].map(
			(tenant): Part => [
				tenant,
				"7",
				fields("DateOfCommissioning", {
					DateOfCommissioning: date,
					DateOfEnergyConnection: labelled(date, "aanmelding bij de energieleverancier"),
				}),
			],
		),
	],
	["REA-115", ["amsterdam", "8", fields("DateOfCommissioning", { DateOfCommissioning: date, DateOfEnergyConnection: date })]],
	[
		"REA-142",
		[
			"rvb",
			"1",
			fields("ParkingAndChargePoints", {
				NumberOfExistingChargePoints: whole,
				ChargePointNeedsGovernmentOffices: { ...whole, takes: [] },
				ExtraNeedChargePoints: whole,
				TotalChargePointsStillToBePlaced: derived,
				TotalChargePointsNewSituation: derived,
			}),
		],
		["rvb", "3-a", fields("ParkingAndChargePoints", { NumberOfChargingPointsReplaced: whole, ReprogramNumberOfChargingPoints: whole })],
	],
	[
		"REA-145",
		[
			"amsterdam",
			"2",
			{
				"BrokerApproval.IsBrokerAccepted": {
					...oneOf({ yes: "Akkoord", blanco: "Geen reactie", "negative-advice": "Negatief advies" }),
					takes: ["", "yes", "blanco", "negative-advice"],
				},
			},
		],
	],
	[
		"REA-146",
		[
			"amsterdam",
			"2",
			fields("BrokerApproval", {
				BrokerName: text,
				BrokerComments: area,
				BrokerApprovalRequestedDate: date,
				BrokerApprovalReceivedDate: date,
			}),
		],
	],
	["REA-147", ["amsterdam", "2", { "GridOperatorApproval.IsGridOperatorAccepted": oneOf({ yes: "Akkoord", no: "Afgekeurd" }) }]],
	[
		"REA-148",
		[
			"amsterdam",
			"2",
			fields("GridOperatorApproval", {
				GridOperatorName: text,
				GridOperatorComments: area,
				GridOperatorApprovalRequestedDate: date,
				GridOperatorApprovalReceivedDate: date,
			}),
		],
	],
	["REA-152", ["amsterdam", "3", fields("CPOAdvice", { Contractor: party, SumAdditionalCost: number, AdditionalCostDescription: area })]],
	["REA-139", ["amsterdam", "1", { "ParkingSpots.Type": oneOf({ station: "Laadpaal", cluster: "Laadcluster" }) }]],
	["REA-143", space("ParkingLocation", oneOf({ Inside: "Binnen", Outside: "Buiten" }))],
	[
		"REA-144",
		space(
			"ParkingAccessibility",
			oneOf({ Public: "Openbaar", "Behind a gate": "Achter een slagboom of hek", "In a secured zone": "In een beveiligde zone" }),
		),
	],
	[
		"REA-169",
		["park-n-charge", "1", { FinUnit: same(Array.from({ length: 10 }, (_, index) => `unit${String(index + 1).padStart(3, "0")}`)) }],
	],
	["PLA-045", ["rvb", "1", { "Object.ObjectVision": same(visions) }]],
	["PLA-046", ["rvb", "1", { "Object.Address.ObjectType": same(["Rijkskantoor", "Bijzondere specialty", "Specialty", "Defensie"]) }]],
	["PLA-047", ["rvb", "1", { "Object.PropertyRight": same(["Kantoren - Eigendom", "Kantoren - Huur", "Defensie (geen eigendom)"]) }]],
	[
		"PLA-152",
		[
			"amsterdam",
			"3",
			{
				"CPOAdvice.ChargingStationVersion": oneOf({
					"master-single": "Master enkel",
					"master-double": "Master dubbel",
					satellite: "Satelliet",
					other: "Anders",
				}),
			},
		],
	],
	["REA-156", ["amsterdam", "5", { "OrderConfirmation.IsOrderConfirmed": tick }]],
	[
		"REA-157",
		["amsterdam", "5", { "OrderConfirmation.IsAdditionalWorkConfirmed": { control: "tick", takes: ["accepted"], refuses: [true, "yes"] } }],
	],
	["REA-158", ["amsterdam", "5", { "OrderConfirmation.Approver": labelled(text, "Uitvoerder van gemeente") }]],
	["REA-163", ["amsterdam", "7", { "PlannedRealisation.Permit": oneOf({ yes: "Ja", nvt: "Niet van toepassing" }) }]],
	["REA-165", ["go-ral", "6", fields("PlannedRealisation", { GridOperatorContract: date, ChargePointOrderDate: date, Contractor: party })]],
	[
		"REA-166",
		[
			"go-ral",
			"7",
			fields("DateOfCommissioning", {
				DateOfCommissioning: date,
				DateOfEnergyConnection: labelled(date, "aanmelding bij de energieleverancier"),
				EAN: { ...text, takes: ["871687453246232794"] },
			}),
		],
	],
	["REA-167", ["go-ral", "8", fields("FinalDelivery", { LocationReadyDate: date, ChargerReadyDate: date, BatchCode: text })]],
	["REA-168", ["go-ral", "8", { ChargerIds: list([{ Identifier: "ALF_0001" }, { Identifier: "ALF_0002" }]) }]],
	[
		"REA-171",
		[
			"rvb",
			"3-d",
			fields("BuildingAdjustments", { PowerUpgradeRequestDate: date, PowerUpgradeExpectedFinishDate: date, PowerUpgradeFinishDate: date }),
		],
	],
	[
		"REA-172",
		[
			"rvb",
			"3-h",
			fields("BuildingAdjustments", {
				FuseBoxAdjustmentRequestDate: date,
				FuseBoxAdjustmentExpectedFinishDate: date,
				FuseBoxAdjustmentFinishDate: date,
			}),
		],
	],
	["REA-173", ["rvb", "2", fields("Progress.Invite", { date, start: time, end: time })], visitors],
	[
		"REA-174",
		[
			"rvb",
			"3-a",
			{
				"BuildingOptions.FuseBoxOption": oneOf({
					MinorChangeNeeded: "Kleine aanpassing",
					ReplacementNeeded: "Grote aanpassing of vervanging",
					NoChargePoints: "Geen laadpunten",
				}),
			},
		],
	],
	[
		"REA-175",
		[
			"rvb",
			"3-a",
			{
				"BuildingOptions.PowerOption": oneOf({
					SufficientPowerWithOutStaticLoadbalancing: "Voldoende vermogen zonder statische loadbalancing",
					SufficientPowerWithStaticLoadbalancing: "Voldoende vermogen met statische loadbalancing",
					GridUpgrade: "Netverzwaring",
					ReduceChargePoints: "Minder laadpunten",
					NoChargePoints: "Geen laadpunten",
				}),
			},
		],
	],
	["REA-176", ["rvb", "3-c", fields("PowerPermission", { PowerPermissionAskedDate: date, PowerPermissionReceivedDate: date })]],
	["REA-177", ["rvb", "3-c", fields("PowerPermission", { GridOperatorQuotationLink: fixed, Amount: fixed })]],
	[
		"REA-178",
		["rvb", "3-c", fields("PowerPermission", { PowerAdjustmentDecision: goNoGo, PowerAdjustmentDecisionLink: url })],
		[
			"rvb",
			"3-e",
			{ "PowerPermission.PowerOption": { control: "choice", takes: ["ReduceChargePoints", "NoChargePoints"], refuses: ["zomaar"] } },
		],
	],
	["REA-179", ["rvb", "3-g", fields("FuseBoxPermission", { FuseBoxPermissionAskedDate: date, FuseBoxPermissionReceivedDate: date })]],
	[
		"REA-180",
		["rvb", "3-f", { "FuseBoxPermission.FuseBoxContractorQuotationLink": url }],
		["rvb", "3-g", fields("FuseBoxPermission", { FuseBoxContractorQuotationLink: fixed, Amount: fixed })],
	],
	[
		"REA-181",
		["rvb", "3-g", fields("FuseBoxPermission", { FuseBoxAdjustmentDecision: goNoGo, FuseBoxAdjustmentDecisionLink: url })],
		["rvb", "3-i", { "FuseBoxPermission.FuseBoxOption": oneOf(fuseBox) }],
	],
	["REA-182", ["rvb", "3-a", { "BuildingOptions.SiteReportLink": url }]],
	[
		"REA-184",
		[
			"rvb",
			"5",
			fields("Quotations.0", { PartyName: text, QuotationDescription: area, ReceivedDate: date, LinkToQuotation: url }),
			{ Quotations: [{ uuid: randomUUID(), PartyName: "Noord" }] },
		],
	],
	["REA-185", ["rvb", "6", fields("QuotationApprovals.0", { PartyName: fixed, QuotationDescription: fixed, ApprovedDate: date })]],
	[
		"REA-186",
		[
			"rvb",
			"8",
			fields("Planning.0", {
				PartyName: fixed,
				WorkDescription: area,
				IsPowerOut: tick,
				ActualStartDate: date,
				ExpectedFinishDate: date,
				ActualFinishDate: date,
			}),
		],
	],
	["REA-187", ["rvb", "9", fields("PartyList.0", { PartyName: text, WorkDescription: area, DateOfDeliveringPVO: date, LinkToPVO: url })]],
	["REA-188", ["rvb", "7", fields("BuyingOrders.0", { PartyName: text, LinkToBuyingOrder: url, OrderedDate: date })]],
	["REA-189", ["rvb", "11", fields("Payments.0", { PartyName: fixed, WorkDescription: fixed, PaymentCompletedDate: date })]],
	[
		"REA-190",
		["rvb", "10", fields("DeliveryDocuments.0", { PartyName: fixed, DeliveryDocumentsReceivedDate: date, LinkToDeliveryDocuments: url })],
	],
	[
		"REA-192",
		[
			"rvb",
			"1",
			fields("Object.Address", {
				BuildingCode: { ...text, takes: ["X_991"] },
				ComplexNumber: text,
				ObjectType: { control: "choice", takes: ["Rijkskantoor"], refuses: ["zomaar"] },
				RVBRegion: { control: "choice", takes: [], refuses: ["zomaar"] },
				RegionalProjectLeader: { ...text, takes: ["idp|4711"], refuses: ["Jan Jansen"] },
				Province: { control: "choice", takes: [], refuses: ["zomaar"] },
			}),
		],
	],
	[
		"REA-193",
		[
			"rvb",
			"1",
			fields("Object.Address", {
				CityName: { ...text, takes: ["Ede"] },
				StreetName: { ...text, takes: ["Kazerneweg"] },
				HouseNumber: { ...text, takes: ["12"] },
				HouseNumberSuffix: { ...text, takes: ["a"] },
				Customer: fixed,
			}),
		],
	],
	[
		"REA-194",
		[
			"rvb",
			"1",
			fields("Object", {
				AssetManager: text,
				ObjectManager: text,
				PropertyRight: { control: "choice", takes: ["Kantoren - Huur"], refuses: ["zomaar"] },
				ObjectVision: { control: "choice", takes: ["Strategisch"], refuses: ["zomaar"] },
			}),
		],
	],
	[
		"REA-195",
		[
			"rvb",
			"3-a",
			fields("Energy", {
				EANCode: { ...text, takes: ["871687453246232794"] },
				TypeOfNetConnection: { control: "text", takes: ["3x25A"], refuses: [7] },
				PowerLimit: { control: "text", takes: [], refuses: [{}] },
				ConnectionPowerValue: { control: "text", takes: [], refuses: [{}] },
			}),
		],
	],
	[
		"REA-196",
		["rvb", "3-a", fields("Energy", { NumberOfTransformers: whole, TransformerOwnership: oneOf({ Rent: "Huur", Property: "Eigendom" }) })],
	],
	[
		"REA-197",
		[
			"rvb",
			"3-a",
			fields("Energy", {
				TransformerCapacityInkVA: number,
				MaximumTechnicalPowerInkW: number,
				ContractedPower: number,
				ActualPeakLoad: number,
			}),
		],
	],
	["REA-198", ["rvb", "3-a", { "Energy.CapacitiyAvailablePerChargepoint": number }]],
	// After its neighbour on the same step: saving one field clears the others.
	["REA-170", ["rvb", "9", { "Progress.AllPartiesSignedDate": date }]],
];
