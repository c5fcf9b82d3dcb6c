import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import type { FigureRow, Figures, RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../server/test-support/databases.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { demoApp } from "../api/harness/demo-app.ts";
import { countBy, countedFor, monthOf, netDays, statusOf } from "./reports-oracle.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
type Roles = Readonly<Record<string, readonly string[]>>;

describeOnEveryDatabase("the figures of the demonstration", (make) => {
	let database: TestDatabase;
	let app: FastifyInstance;
	beforeAll(async () => {
		database = await make();
		app = await demoApp(database, { clock: { now } });
	}, 300_000);
	afterAll(async () => {
		await app.close();
		await database.remove();
	});

	async function tables(tenant: string, roles: Roles, report: string): Promise<readonly Figures[]> {
		const answer = await new TestPerson(app, tenant, { [tenant]: roles }).get(`reports/${report}`);
		expect([report, answer.status, answer.status === 200 ? "" : answer.text]).toEqual([report, 200, ""]);
		return answer.body.data.tables as unknown as readonly Figures[];
	}
	const first = async (tenant: string, roles: Roles, report: string): Promise<Figures> => {
		const [table] = await tables(tenant, roles, report);
		if (table === undefined) throw new Error(report);
		return table;
	};
	const key = ({ of }: FigureRow) => of.map(({ value }) => value ?? "-").join(" ");
	/** One column by the values of the rows; rows with zero are left out. */
	const column = (table: Figures, index: number) =>
		Object.fromEntries(table.rows.map((row) => [key(row), row.values[index] ?? 0] as const).filter(([, number]) => number !== 0));
	const valueAt = (record: RealisationRecord, path: string): unknown =>
		path.split(".").reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], record.values);
	const number = (record: RealisationRecord, path: string) => Number(valueAt(record, path) ?? 0);

	const everywhere: Roles = { admin: ["*"] };
	const two: Roles = { admin: ["0202", "0200"], municipality: ["*"] };
	const standard = ["go-ral", "amsterdam", "opcharge", "park-n-charge", "vlaanderen"];
	const people = standard.flatMap((tenant) => [
		[tenant, "everywhere", everywhere] as const,
		...(tenant === "go-ral" ? ([[tenant, "in two municipalities", two]] as const) : []),
	]);

	it.each(people)("key metrics of %s %s", async (tenant, _where, roles) => {
		const { processes, requests } = await countedFor(app, tenant, roles);
		const figures = await first(tenant, roles, "key-metrics");
		expect(figures.rows.map(({ of, values }) => [of[0]?.value, values[0]])).toEqual([
			["openRequests", requests.filter(({ status }) => status === 2).length],
			["acceptedRequests", requests.filter(({ status, taken }) => status === 3 && !taken).length],
			["runningProcesses", processes.filter((record) => statusOf(record) === "active").length],
			["completedProcesses", processes.filter((record) => statusOf(record) === "completed").length],
		]);
		expect(processes.length).toBeGreaterThan(0);
	});

	it.each(people)("judged requests of %s %s per month and year", async (tenant, _where, roles) => {
		const { requests } = await countedFor(app, tenant, roles);
		const judged = requests.flatMap(({ status, processed }) => (status !== 2 && processed !== null ? [monthOf(processed)] : []));
		const figures = await first(tenant, roles, "beoordelingen");
		const years = figures.columns.map(({ value }) => value);
		expect(figures.rows.map(key)).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"]);
		expect(years).toEqual([...new Set(judged.map(([year]) => year))].sort());
		for (const [index, year] of years.entries())
			expect([year, column(figures, index)]).toEqual([
				year,
				countBy(
					judged.filter((of) => of[0] === year),
					([, month]) => month,
				),
			]);
		expect(figures.totals?.reduce((sum: number, total) => sum + (total ?? 0), 0)).toBe(judged.length);
	});

	it.each(people)("processes and charging stations of %s %s per step, reason and completed", async (tenant, _where, roles) => {
		const { processes } = await countedFor(app, tenant, roles);
		const part = (record: RealisationRecord): string => {
			const status = statusOf(record);
			if (status === "completed") return "completed";
			return `${status} ${status === "active" ? record.flow.activeStep : record.statusMeta[status]?.reason}`;
		};
		const stations = (record: RealisationRecord) => number(record, "ParkingSpots.NumberOfChargingStations");
		const figures = await first(tenant, roles, "realisatiestatus");
		expect(column(figures, 0)).toEqual(countBy(processes, part));
		expect(column(figures, 1)).toEqual(
			Object.fromEntries(Object.entries(countBy(processes, part, stations)).filter(([, count]) => count > 0)),
		);
		expect(figures.totals?.[0]).toBe(processes.length);
	});

	/** Cached by uuid: computing these takes most of the time. */
	const rounds = new Map<string, ReturnType<typeof netDays>>();
	function roundsOf({ uuid, flow, Events }: RealisationRecord): ReturnType<typeof netDays> {
		const version = app.tenants.all.flatMap(({ flows }) => flows.get(`${flow.uuid} ${flow.version}`) ?? [])[0];
		const known = rounds.get(uuid) ?? (version === undefined ? new Map() : netDays(version.compiled, Events, app.now()));
		rounds.set(uuid, known);
		return known;
	}

	const averages = (records: readonly RealisationRecord[], steps: readonly (string | null)[]) =>
		steps.map((step) => {
			const taken = records.flatMap((record) => roundsOf(record).get(step ?? "") ?? []);
			return taken.length === 0 ? null : Math.round((10 * taken.reduce((sum, each) => sum + each, 0)) / taken.length) / 10;
		});

	it.each(people)("the benchmark of %s %s has the average days per step", async (tenant, _where, roles) => {
		const { processes } = await countedFor(app, tenant, roles);
		const figures = await first(tenant, roles, "realisatiedoorlooptijden?by=municipality&detail=type");
		const steps = figures.columns.slice(1).map(({ value }) => value);
		expect(steps).toEqual(app.tenants.find(tenant)?.flow.definition.steps.map(({ code }) => code));
		expect(figures.rows.map(key).sort()).toEqual([...new Set(processes.map(({ MunicipalityCode }) => MunicipalityCode))].sort());
		for (const row of figures.rows) {
			const of = processes.filter(({ MunicipalityCode }) => MunicipalityCode === row.of[0]?.value);
			expect([key(row), row.values]).toEqual([key(row), [of.length, ...averages(of, steps)]]);
			expect(row.rows?.map(key).sort()).toEqual([...new Set(of.map(({ type }) => type))].sort());
			for (const inner of row.rows ?? []) {
				const within = of.filter(({ type }) => type === inner.of[0]?.value);
				expect(inner.values).toEqual([within.length, ...averages(within, steps)]);
			}
		}
		expect(figures.totals).toEqual([processes.length, ...averages(processes, steps)]);
	});

	it("the benchmark can be limited to a year of creation and a status, and split by every field of its menu", async () => {
		const { processes } = await countedFor(app, "go-ral", everywhere);
		for (const status of ["active", "onhold", "completed", "cancelled"] as const)
			for (const year of ["2023", "2025", "2026"]) {
				const wanted = processes.filter((record) => statusOf(record) === status && monthOf(new Date(record.created_at))[0] === year);
				const figures = await first("go-ral", everywhere, `realisatiedoorlooptijden?status=${status}&year=${year}`);
				const steps = figures.columns.slice(1).map(({ value }) => value);
				expect([status, year, figures.totals]).toEqual([status, year, [wanted.length, ...averages(wanted, steps)]]);
			}
		const paths: Readonly<Record<string, (record: RealisationRecord) => string>> = {
			gridOperator: (record) => String(valueAt(record, "Stakeholders.GridOperator") || "-"),
			contractor: (record) => String(valueAt(record, "Stakeholders.Contractor") || "-"),
			type: ({ type }) => type,
			chargingStations: (record) => String(valueAt(record, "ParkingSpots.NumberOfChargingStations") ?? "-"),
		};
		for (const [by, of] of Object.entries(paths))
			expect([by, column(await first("go-ral", everywhere, `realisatiedoorlooptijden?by=${by}`), 0)]).toEqual([by, countBy(processes, of)]);
	});

	const requested = (record: RealisationRecord) =>
		number(record, "ParkingAndChargePoints.ExtraNeedChargePoints") +
		number(record, "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices");
	const realised = (record: RealisationRecord) => (valueAt(record, "Progress.AllPartiesSignedDate") ? requested(record) : 0);
	const existing = (record: RealisationRecord) => number(record, "ParkingAndChargePoints.NumberOfExistingChargePoints");
	const owners: readonly (readonly [string, Roles])[] = [
		["an administrator", { admin: ["*"] }],
		["a case viewer", { caseviewer: ["*"] }],
		["a customer", { customer: ["ministerie-van-defensie", "ministerie-van-financien"] }],
	];
	const fields: readonly (readonly [string, (record: RealisationRecord) => string])[] = [
		["aantal-laadpunten", statusOf],
		["laadpunten-per-stelsel", (record) => String(valueAt(record, "Object.Address.ObjectType") ?? "-")],
		["laadpunten-per-regio", (record) => String(valueAt(record, "Object.Address.RVBRegion") ?? "-")],
		["laadpunten-per-pid", (record) => String(valueAt(record, "Application.PidUuid") ?? "-")],
	];

	it.each(owners.flatMap(([who, roles]) => fields.map(([report, of]) => [report, who, roles, of] as const)))(
		"charging points of %s for %s",
		async (report, _who, roles, of) => {
			const { processes } = await countedFor(app, "rvb", roles);
			expect(processes.length).toBeGreaterThan(1);
			const figures = await first("rvb", roles, report);
			expect(figures.columns.map(({ label }) => label)).toEqual([
				"Aanvragen",
				"Bestaande laadpunten",
				"Gevraagde laadpunten",
				"Gerealiseerde laadpunten",
			]);
			const some = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
			for (const [index, count] of [() => 1, existing, requested, realised].entries())
				expect([index, column(figures, index)]).toEqual([index, some(countBy(processes, of, count))]);
		},
	);

	it.each(owners)("the matrix of object type and customer by region for %s", async (_who, roles) => {
		const { processes } = await countedFor(app, "rvb", roles);
		const [, ...matrices] = await tables("rvb", roles, "laadpunten-per-regio");
		expect(matrices.map(({ measure }) => measure?.value)).toEqual(["requested", "realised", "requests"]);
		for (const [index, count] of [requested, realised, () => 1].entries()) {
			const matrix = matrices[index];
			expect(matrix?.columns.map(({ label }) => label)).toEqual(["Noord", "Noord-West", "Oost", "Zuid", "Zuid-West", null]);
			expect(matrix?.rows.length).toBe(
				new Set(
					processes.map((record) => [valueAt(record, "Object.Address.ObjectType"), valueAt(record, "Object.Address.Customer")].join("|")),
				).size,
			);
			for (const row of matrix?.rows ?? []) {
				const [type, customer] = row.of.map(({ value }) => value);
				const of = processes.filter(
					(record) => valueAt(record, "Object.Address.ObjectType") === type && valueAt(record, "Object.Address.Customer") === customer,
				);
				const perRegion = ["Noord", "Noord-West", "Oost", "Zuid", "Zuid-West"].map((region) =>
					of.filter((record) => valueAt(record, "Object.Address.RVBRegion") === region).reduce((sum, record) => sum + count(record), 0),
				);
				expect([type, customer, row.values]).toEqual([type, customer, [...perRegion, of.reduce((sum, record) => sum + count(record), 0)]]);
			}
		}
	});

	it.each(owners)("grid upgrades by status for %s", async (_who, roles) => {
		const { processes } = await countedFor(app, "rvb", roles);
		const [power, fuseBox] = await tables("rvb", roles, "aantal-netverzwaringen");
		for (const [figures, field] of [
			[power, "PowerOption"],
			[fuseBox, "FuseBoxOption"],
		] as const) {
			const of = (record: RealisationRecord) => String(valueAt(record, `BuildingOptions.${field}`) ?? "-");
			expect(figures?.columns.map(({ value }) => value)).toEqual(["active", "onhold", "completed", "cancelled", null]);
			for (const [index, status] of ["active", "onhold", "completed", "cancelled"].entries())
				expect([status, column(figures as Figures, index)]).toEqual([
					status,
					countBy(
						processes.filter((record) => statusOf(record) === status),
						of,
					),
				]);
			expect(column(figures as Figures, 4)).toEqual(countBy(processes, of));
		}
	});

	it("requests per customer go by the right to them, and a customer has only its own", async () => {
		for (const roles of [{ admin: ["*"] }, { customer: ["ministerie-van-defensie"] }] as readonly Roles[]) {
			const { processes } = await countedFor(app, "rvb", roles, "customerreports");
			const [perStatus, perCustomer] = await tables("rvb", roles, "klanten");
			const of = (record: RealisationRecord) => String(valueAt(record, "Object.Address.Customer"));
			expect(column(perStatus as Figures, 4)).toEqual(countBy(processes, of));
			expect(column(perCustomer as Figures, 1)).toEqual(countBy(processes, of, requested));
			expect(perCustomer?.rows.length).toBe(new Set(processes.map(of)).size);
		}
		const viewer = new TestPerson(app, "rvb", { rvb: { caseviewer: ["*"] } });
		expect((await viewer.get("reports/klanten")).status).toBe(403);
		// The codes of both rights count: a case viewer for all codes who is a customer for one.
		const both: Roles = { caseviewer: ["*"], customer: ["ministerie-van-defensie"] };
		const [, own] = await tables("rvb", both, "klanten");
		expect(own?.rows.map(key)).toEqual(["Ministerie van Defensie"]);
	});
});
