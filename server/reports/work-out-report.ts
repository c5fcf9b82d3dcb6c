import {
	BenchmarkFigures,
	type Codes,
	type Figures,
	judgementFigures,
	keyMetricsFigures,
	type LabelsOf,
	type ListDefinition,
	listsOf,
	maskFor,
	PartyFigures,
	type PersonAccess,
	PickedRecord,
	PlanningFigures,
	pathsReported,
	type ReportedProcess,
	type Reports,
	type RoundEvent,
	reportedProcess,
	rolesOf,
	StatusFigures,
	TotalsFigures,
	yearSpan,
} from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { expectedDays } from "../realisations/forecasts/expected-days-read-model.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { reportLabels } from "./report-labels.ts";
import type { ReportQuestion } from "./report-question.ts";
import { type CountingEvent, countingEvents, judgedByHour, processCounts, processPages, requestCounts } from "./report-store.ts";

/** The person for whom the figures are: everything counted is within these codes, and is read with the person's rights at each. */
interface Asker {
	readonly codes: Codes;
	readonly access: PersonAccess;
}

/** The source of the figures, and the instant to which they apply. */
interface Source {
	readonly data: Pick<DataDoor, "db" | "reading">;
	readonly now: number;
	/** Receives the part of the processes read so far, from 0 to 1; throws when nobody waits any more. */
	readonly tell: (part: number) => void;
}

interface Surroundings extends Source {
	readonly tenant: Tenant;
	readonly reports: Reports;
	readonly list: ListDefinition;
	readonly labelsOf: LabelsOf;
}

/** Computes the figures of a report for one person. */
export async function workOutReport(
	{ data, now, tell }: Source,
	tenant: Tenant,
	reports: Reports,
	question: ReportQuestion,
	asker: Asker,
): Promise<readonly Figures[]> {
	const list = listsOf(tenant).realisations;
	const around: Surroundings = { data, now, tell, tenant, reports, list, labelsOf: await reportLabels(data, tenant, list) };
	switch (question.item.report) {
		case "key-metrics":
			return [await keyMetrics(around, asker)];
		case "judgements":
			return [judgementFigures(await judgedByHour(data.reading, tenant.slug, asker.codes))];
		case "process-status":
			return [await processStatus(around, question, asker)];
		case "benchmark":
			return [await benchmark(around, question, asker)];
		case "parties":
			return [await parties(around, question, asker)];
		case "planning":
			return [await planning(around, question, asker)];
		case "totals":
			return totals(around, question, asker);
	}
}

async function keyMetrics({ data: { reading: db }, tenant }: Surroundings, { codes }: Asker): Promise<Figures> {
	const requests = await requestCounts(db, tenant.slug, codes);
	const processes = await processCounts(db, tenant.slug, codes);
	const inStatus = (wanted: string) => processes.find(({ status }) => status === wanted)?.count ?? 0;
	const sum = (counts: readonly { readonly count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
	return keyMetricsFigures({
		openRequests: sum(requests.filter(({ status }) => status === 2)),
		acceptedRequests: sum(requests.filter(({ status, connected }) => status === 3 && !connected)),
		runningProcesses: inStatus("active"),
		completedProcesses: inStatus("completed"),
	});
}

async function processStatus(around: Surroundings, question: ReportQuestion, asker: Asker): Promise<Figures> {
	const figures = new StatusFigures(around.reports.measures);
	for await (const { processes } of reportedPages(around, question, asker)) for (const process of processes) figures.add(process);
	return figures.figures(around.labelsOf);
}

async function benchmark(around: Surroundings, question: ReportQuestion, asker: Asker): Promise<Figures> {
	const { data, now, tenant } = around;
	const steps = tenant.flow.definition.steps.map(({ code }) => code);
	const field = (name: string) => ({ name, path: around.list.fields[name]?.path ?? null });
	const figures = new BenchmarkFigures(steps, field(question.by ?? ""), question.detail === null ? null : field(question.detail));
	for await (const { processes, uuids } of reportedPages(around, question, asker)) {
		const events = grouped(await countingEvents(data.reading, tenant.slug, uuids));
		for (const process of processes) figures.add(process, events.get(process.record.uuid) ?? [], now);
	}
	return figures.figures(around.labelsOf);
}

async function parties(around: Surroundings, question: ReportQuestion, asker: Asker): Promise<Figures> {
	const { data, now, tenant } = around;
	const unnamed = new Set(rolesOf(tenant.definition).flatMap((role) => (role.unnamed === true ? [role.role] : [])));
	const figures = new PartyFigures((role) => !unnamed.has(role));
	for await (const { processes, uuids } of reportedPages(around, question, asker)) {
		const events = grouped(await countingEvents(data.reading, tenant.slug, uuids));
		for (const process of processes) figures.add(process, events.get(process.record.uuid) ?? [], now);
	}
	return figures.figures(around.labelsOf);
}

async function planning(around: Surroundings, question: ReportQuestion, asker: Asker): Promise<Figures> {
	const { data, tenant, list } = around;
	const name = question.item.planned ?? "";
	const figures = new PlanningFigures({ name, path: list.fields[name]?.path ?? null });
	for await (const { processes, uuids } of reportedPages(around, { ...question, status: "active" }, asker)) {
		const expected = await expectedDays(data.db, tenant.slug, asker.codes, uuids);
		for (const process of processes) figures.add(process, expected.get(process.record.uuid) ?? null);
	}
	return figures.figures();
}

async function totals(around: Surroundings, question: ReportQuestion, asker: Asker): Promise<readonly Figures[]> {
	const { reports, list } = around;
	const tables = question.item.tables.map((table) => new TotalsFigures(table, reports.measures, (name) => list.fields[name]?.path ?? null));
	for await (const { processes } of reportedPages(around, question, asker))
		for (const process of processes) for (const table of tables) table.add(process);
	return tables.flatMap((table) => table.figures(around.labelsOf));
}

interface ReportedPage {
	readonly processes: readonly ReportedProcess[];
	readonly uuids: readonly string[];
}

async function* reportedPages(around: Surroundings, question: ReportQuestion, asker: Asker): AsyncGenerator<ReportedPage> {
	const { data, tenant, tell } = around;
	const { status, year } = question;
	const { codes, access } = asker;
	const created = year === null ? null : yearSpan(year);
	const paths = pathsRead(around, question, asker);
	const picked = paths === null ? null : new PickedRecord(paths);
	const known = tenant.flows.size;
	for await (const rows of processPages(data.reading, tenant.slug, { codes, status, created }, paths)) {
		const processes = rows.map(({ uuid, code, flow_uuid, flow_version, texts }) => {
			const { compiled } = getFlowVersion(tenant, flow_uuid, flow_version);
			const head = picked === null ? JSON.parse(texts[0] ?? "{}") : picked.read(uuid, texts);
			return reportedProcess(compiled, head, access.at(code));
		});
		// A version loaded in the meantime may have its stakeholders at other paths, or hide something.
		if (picked !== null && tenant.flows.size !== known) throw new Problem("unavailable");
		yield { processes, uuids: rows.map(({ uuid }) => uuid) };
		tell(partBefore(rows.at(-1)?.uuid ?? ""));
	}
}

/** The paths that the figures use; null for somebody who may not see all of a record: then the whole record is read. */
function pathsRead({ tenant, reports, list }: Surroundings, { item, by, detail }: ReportQuestion, { access }: Asker) {
	const flows = [...tenant.flows.values()];
	const readers = access.everywhere();
	if (flows.some(({ compiled }) => readers.some((reader) => maskFor(compiled, reader) !== null))) return null;
	const fields = [by, detail, item.planned ?? null, ...item.tables.flatMap((table) => [...table.by, table.across])];
	return pathsReported({
		fields: fields.map((name) => (name === null ? null : (list.fields[name]?.path ?? null))),
		measures: Object.values(reports.measures),
		parties: flows.flatMap(({ definition }) => Object.values(definition.bindings.stakeholders)),
	});
}

/** Uuids are spread evenly, and processes are read in order of uuid. */
function partBefore(uuid: string): number {
	return Number.parseInt(uuid.slice(0, 8), 16) / 2 ** 32;
}

function grouped(events: readonly CountingEvent[]): ReadonlyMap<string, readonly RoundEvent[]> {
	const found = new Map<string, RoundEvent[]>();
	for (const event of events) {
		const known = found.get(event.realisation_uuid);
		if (known === undefined) found.set(event.realisation_uuid, [event]);
		else known.push(event);
	}
	return found;
}
