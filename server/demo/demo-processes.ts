import type { StakeholderCategory } from "../../engine/index.ts";
import { startProcess } from "../realisations/process/new-process.ts";
import type { Process } from "../realisations/process/process.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { DemoLocation } from "./demo-locations.ts";
import type { FindActor } from "./demo-people.ts";
import type { DemoPlace } from "./demo-places.ts";
import type { DemoScript } from "./demo-script.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { type WalkContext, walkProcess } from "./walk-process.ts";
import { scheduleWalk } from "./walk-schedule.ts";

interface Input {
	readonly tenant: Tenant;
	readonly script: DemoScript;
	readonly random: SeededRandom;
	readonly addresses: readonly DemoPlace[];
	readonly locations: readonly DemoLocation[];
	readonly findActor: FindActor;
	readonly now: number;
	/** See WalkContext. */
	readonly requestsBehind?: WalkContext["requestsBehind"];
	readonly addFile?: WalkContext["addFile"];
	/** Number of the first process. */
	readonly firstNumber: number;
}

/** The processes of the script, in the order in which they were started, each walked to its present state. */
export function demoProcesses({
	tenant,
	script,
	random,
	addresses,
	locations,
	findActor,
	now,
	firstNumber,
	requestsBehind,
	addFile,
}: Input): readonly Process[] {
	const places = random.shuffled(addresses);
	const byUuid = new Map(locations.map((location) => [location.location.uuid, location]));
	const free = locations.filter(({ row }) => row.status === "definitive");
	const schedules = script.walks
		.flatMap((walk) => Array.from({ length: walk.count }, () => ({ walk, moves: scheduleWalk(script, walk, random, now) })))
		.sort((a, b) => (a.moves[0]?.at ?? 0) - (b.moves[0]?.at ?? 0));
	const names = new Map((tenant.definition.stakeholders ?? []).map(({ slug, name }) => [slug, name]));
	return schedules.map(({ walk, moves }, place) => {
		const [first] = moves;
		const picked = random.pick(places).code;
		const code = places.some((candidate) => candidate.code === walk.code) ? (walk.code ?? picked) : picked;
		const newPlace = (): DemoPlace =>
			places.splice(
				Math.max(
					0,
					places.findIndex((candidate) => candidate.code === code),
				),
				1,
			)[0] ?? random.pick(addresses);
		const takeLocation = (): DemoLocation | undefined => {
			const found = free.findIndex((candidate) => candidate.code === code);
			return found < 0 ? undefined : free.splice(found, 1)[0];
		};
		const [starter] = tenant.access.realisationbtn ?? [];
		if (first === undefined || starter === undefined)
			throw new Error(`Demo data: the walk "${walk.name}" has no moves, or nobody may begin.`);
		const process = startProcess(tenant, {
			uuid: random.uuid(),
			counter: firstNumber + place,
			type: random.pick(tenant.definition.processTypes).value,
			subtype: null,
			stakeholders: demoStakeholders(tenant, code, random),
			names,
			actor: findActor(starter, code),
			now: first.at - random.whole(2, 25) * 60_000,
		});
		if ("refused" in process) throw new Error(`Demo data: the walk "${walk.name}" could not start: ${process.message}`);
		walkProcess(process, moves, {
			tenant,
			script,
			random,
			findActor,
			code,
			newPlace,
			takeLocation,
			locations: byUuid,
			...(requestsBehind && { requestsBehind }),
			...(addFile && { addFile }),
		});
		return process;
	});
}

/**
 * The customer of the code, where processes belong to customers; otherwise the municipality, grid operator and contractor of the code, and
 * any of the operators.
 */
function demoStakeholders(tenant: Tenant, code: string, random: SeededRandom): Readonly<Partial<Record<StakeholderCategory, string>>> {
	const { stakeholders = [], contractorsByMunicipalityCode = {}, gridOperatorsByMunicipalityCode = {} } = tenant.definition;
	const active = stakeholders.filter(({ enabled }) => enabled !== false);
	const anyOf = (category: StakeholderCategory): string | undefined => {
		const slugs = active.filter((stakeholder) => stakeholder.category === category).map(({ slug }) => slug);
		return slugs.length > 0 ? random.pick(slugs) : undefined;
	};
	const paths = tenant.flow.definition.bindings.stakeholders;
	const municipality = active.find(({ category, slug }) => category === "municipality" && slug.endsWith(code))?.slug;
	const customer = active.find(({ category, slug }) => category === "customer" && slug === `customer|${code}`)?.slug;
	const chosen: Readonly<Partial<Record<StakeholderCategory, string | undefined>>> = {
		municipality,
		cpo: anyOf("cpo"),
		gridoperator: (gridOperatorsByMunicipalityCode as Readonly<Record<string, string>>)[code] ?? anyOf("gridoperator"),
		contractor: (contractorsByMunicipalityCode as Readonly<Record<string, string>>)[code] ?? anyOf("contractor"),
	};
	return Object.fromEntries(
		Object.entries({ ...chosen, customer }).filter(([category, slug]) => slug !== undefined && Object.hasOwn(paths, category)),
	);
}
