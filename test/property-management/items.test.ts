import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { PropertyServer } from "./property-process.ts";

const uuids = [
	"5a0f6a52-7f0e-4c39-9a40-2b1f3f4be001",
	"5a0f6a52-7f0e-4c39-9a40-2b1f3f4be002",
	"5a0f6a52-7f0e-4c39-9a40-2b1f3f4be003",
] as const;
const [one, two, three] = uuids;

describeOnEveryDatabase("the items from quotation to payment", (make) => {
	let server: PropertyServer;
	beforeAll(async () => {
		server = await PropertyServer.open(await make());
	});
	afterAll(() => server.all.close());

	const listed = (record: RealisationRecord, list: string) =>
		record.values[list] as readonly Readonly<Record<string, unknown>>[] | undefined;

	async function atQuotations(): Promise<RealisationRecord> {
		const record = await server.surveyed("SufficientPowerWithStaticLoadbalancing", "MinorChangeNeeded", "3-h");
		const adjusted = await server.complete(record, "3-h", "4", { BuildingAdjustments: { FuseBoxAdjustmentFinishDate: "2026-05-12" } });
		return server.complete(adjusted, "4", "5", { QuotationRequest: { EmailSentDate: "2026-06-01" } });
	}

	const quotations = [
		{
			uuid: one,
			PartyName: "Noord",
			QuotationDescription: "Zes laadpunten",
			ReceivedDate: "2026-06-10",
			LinkToQuotation: "https://offertes.example/1",
		},
		{ uuid: two, PartyName: "Oost" },
	];

	it("REA-355 have links that are valid web addresses when filled, and may be empty", async () => {
		const record = await atQuotations();
		for (const LinkToQuotation of ["offerte", "ftp://x.example", "javascript:alert(1)", "https://", "http://a b"]) {
			const answer = await server.save(record, "5", { Quotations: [{ uuid: one, PartyName: "Noord", LinkToQuotation }] });
			expect([LinkToQuotation, answer.status, answer.body.errors?.[0]?.path]).toEqual([
				LinkToQuotation,
				400,
				"Quotations.0.LinkToQuotation",
			]);
		}
		const empty = await server.save(record, "5", { Quotations: [{ uuid: one, PartyName: "Noord", LinkToQuotation: "" }] });
		expect(empty.status).toBe(200);
		const filled = { Quotations: [{ uuid: one, PartyName: "Noord", LinkToQuotation: "https://offertes.example/1?a=b" }] };
		expect((await server.save(empty.body.data, "5", filled)).status).toBe(200);
	});

	it("follow from step to step by their uuid", async () => {
		const quoted = await server.complete(await atQuotations(), "5", "6", { Quotations: quotations });
		expect(listed(quoted, "QuotationApprovals")).toEqual([
			{ uuid: one, PartyName: "Noord", QuotationDescription: "Zes laadpunten" },
			{ uuid: two, PartyName: "Oost" },
		]);
		const approvals = [{ uuid: one, ApprovedDate: "2026-06-20" }, { uuid: two }];
		const approved = await server.complete(quoted, "6", "7", { QuotationApprovals: approvals });
		expect(listed(approved, "BuyingOrders")).toEqual([{ uuid: one, PartyName: "Noord" }]);
		const orders = [
			{ uuid: one, PartyName: "Noord BV" },
			{ uuid: three, PartyName: "Grondwerk" },
		];
		const ordered = await server.complete(approved, "7", "8", { BuyingOrders: orders });
		expect(listed(ordered, "Planning")).toEqual([
			{ uuid: one, PartyName: "Noord BV" },
			{ uuid: three, PartyName: "Grondwerk" },
		]);
		const planned = await server.complete(ordered, "8", "9", {
			Planning: [
				{ uuid: one, WorkDescription: "Palen", IsPowerOut: true },
				{ uuid: three, WorkDescription: "Sleuf" },
			],
		});
		expect(listed(planned, "PartyList")).toEqual([
			{ uuid: one, PartyName: "Noord BV", WorkDescription: "Palen" },
			{ uuid: three, PartyName: "Grondwerk", WorkDescription: "Sleuf" },
		]);
		const signed = await server.complete(planned, "9", "10", {
			Progress: { AllPartiesSignedDate: "2026-08-20" },
			PartyList: listed(planned, "PartyList"),
		});
		expect(listed(signed, "DeliveryDocuments")).toEqual([
			{ uuid: one, PartyName: "Noord BV" },
			{ uuid: three, PartyName: "Grondwerk" },
		]);
		const archived = await server.complete(signed, "10", "11", { DeliveryDocuments: listed(signed, "DeliveryDocuments") });
		expect(listed(archived, "Payments")).toEqual([
			{ uuid: one, PartyName: "Noord BV", WorkDescription: "Palen" },
			{ uuid: three, PartyName: "Grondwerk", WorkDescription: "Sleuf" },
		]);
		const paid = await server.complete(archived, "11", "11", {
			Payments: [{ uuid: one, PaymentCompletedDate: "2026-09-15" }, { uuid: three }],
		});
		expect(paid.status).toMatchObject({ completed: { enabled: true }, label: "Afgerond" });
		expect(paid.flow.activeStep).toBeNull();
	});

	it("are read where they came from: a correction there shows here, and nobody writes them here", async () => {
		const quoted = await server.complete(await atQuotations(), "5", "6", { Quotations: quotations });
		for (const wrong of [
			[{ uuid: one, PartyName: "Anders" }, { uuid: two }],
			[{ uuid: one }, { uuid: two }, { uuid: three, ApprovedDate: "2026-06-20" }],
			[{ uuid: one }, { uuid: two, deleted_at: 1787000000000 }],
		]) {
			expect((await server.save(quoted, "6", { QuotationApprovals: wrong })).body.code).toBe("field-read-only");
		}
		const corrected = await server.save(
			quoted,
			"5",
			{ Quotations: [{ ...quotations[0], PartyName: "Noord BV" }, quotations[1]] },
			{ correction: true },
		);
		expect(listed(corrected.body.data, "QuotationApprovals")?.map(({ PartyName }) => PartyName)).toEqual(["Noord BV", "Oost"]);
	});

	it("stay in the record when they are removed, here and where they went", async () => {
		const quoted = await server.complete(await atQuotations(), "5", "6", { Quotations: quotations });
		const saved = await server.save(quoted, "6", { QuotationApprovals: [{ uuid: one }, { uuid: two, ApprovedDate: "2026-06-20" }] });
		const removed = await server.save(saved.body.data, "5", { Quotations: [quotations[0]] }, { correction: true });
		const now = server.all.clock.now;
		expect(listed(removed.body.data, "Quotations")).toEqual([quotations[0], { ...quotations[1], deleted_at: now }]);
		expect(listed(removed.body.data, "QuotationApprovals")?.[1]).toEqual({
			uuid: two,
			PartyName: "Oost",
			ApprovedDate: "2026-06-20",
			deleted_at: now,
		});
	});
});
