import { type JudgedStatus, judgementProblem, reasonsFor } from "../../engine/index.ts";
import type { NewRequest } from "../requests/store-new-requests.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { FindActor } from "./demo-people.ts";
import type { DemoPlace } from "./demo-places.ts";
import { type DemoVehicle, demoRequestContent } from "./demo-request-content.ts";
import type { DemoRequestScript } from "./demo-request-script.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { atOffice } from "./walk-schedule.ts";

export type DemoRequest = NewRequest & { readonly uuid: string };

interface Input {
	readonly tenant: Tenant;
	readonly script: DemoRequestScript;
	readonly random: SeededRandom;
	readonly addresses: readonly DemoPlace[];
	readonly vehicles: readonly DemoVehicle[];
	readonly findActor: FindActor;
	readonly now: number;
	/** Prefix of the number in the source's reference. */
	readonly series: string;
}

type Judged = NonNullable<NewRequest["judgements"]>[number];

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Makes the requests of a demonstration: every judgement is one that the product allows, and later than the request. */
export class DemoRequests {
	readonly made: DemoRequest[] = [];
	readonly #input: Input;
	readonly #names: ReadonlyMap<string, string>;
	readonly #byCode = new Map<string, DemoPlace[]>();

	constructor(input: Input) {
		this.#input = input;
		this.#names = new Map(input.tenant.municipalities.map(({ value, text }) => [value, text]));
		for (const place of input.addresses) {
			const others = this.#byCode.get(place.code);
			if (others === undefined) this.#byCode.set(place.code, [place]);
			else others.push(place);
		}
	}

	/** Accepted requests that led to a process: near its place, submitted and judged before it began. Empty for a process without any. */
	behindProcess(place: Pick<DemoPlace, "code" | "latitude" | "longitude">, begun: number): readonly DemoRequest[] {
		const { script, random } = this.#input;
		const { share, requests, metres } = script.processes;
		const room = script.count - script.open - this.made.length;
		if (room <= 0 || !random.chance(share)) return [];
		const near = (this.#byCode.get(place.code) ?? []).filter((address) => distance(address, place) <= metres);
		if (near.length === 0) return [];
		return Array.from({ length: Math.min(room, random.whole(...requests)) }, () => {
			const judgedAt = this.#atOffice(begun - random.whole(3, 40) * dayMs, begun - hourMs);
			const address = random.pick(near);
			return this.#make(address, whenPeopleFile(judgedAt - (2 + random.fraction() * 33) * dayMs, judgedAt - hourMs), true, 3, judgedAt);
		});
	}

	/** Makes the remaining requests of the script: judged ones, and recent open ones. */
	fill(): void {
		const { script, random, addresses, now } = this.#input;
		const statuses = script.judgements.flatMap(({ status, share }) => Array.from({ length: Math.round(share * 100) }, () => status));
		for (let left = script.count - script.open - this.made.length; left > 0; left--) {
			const submitted = now - (6 + random.fraction() * (script.days - 6)) * dayMs;
			const judged = this.#atOffice(Math.min(submitted + random.whole(1, 40) * dayMs, now - 2 * hourMs), now - hourMs);
			this.#make(random.pick(addresses), whenPeopleFile(submitted, judged - hourMs), this.#placed(), random.pick(statuses), judged);
		}
		for (let left = script.open; left > 0; left--) {
			// The number of open requests decreases linearly with age, to none, so that every day of the last week has its share.
			const age = (1 - Math.sqrt(1 - random.fraction())) * script.openDays;
			this.#make(random.pick(addresses), whenPeopleFile(now - age * dayMs, now - hourMs), this.#placed());
		}
	}

	/** All requests in the order in which they came, each with the reference of its source. */
	inOrder(): readonly DemoRequest[] {
		const { series } = this.#input;
		const ordered = [...this.made].sort((one, other) => (one.content.submitted_at ?? 0) - (other.content.submitted_at ?? 0));
		return ordered.map((request, index) => ({ ...request, externalRef: `${series}${String(index + 1).padStart(5, "0")}` }));
	}

	#placed(): boolean {
		return !this.#input.random.chance(this.#input.script.withoutPlace);
	}

	#make(place: DemoPlace, submittedAt: number, placed: boolean, status?: JudgedStatus, judgedAt = 0): DemoRequest {
		const { script, random, vehicles } = this.#input;
		const municipality = this.#names.get(place.code) ?? "";
		const content = demoRequestContent({ script, random, vehicles, place, municipality, submittedAt: Math.floor(submittedAt), placed });
		const judgements = status === undefined ? [] : [this.#judgement(status, place.code, judgedAt)];
		const storedAt = content.created_at ?? submittedAt;
		const request: DemoRequest = {
			uuid: random.uuid(),
			externalRef: null,
			storedAt,
			content: { ...content, status: status ?? 2 },
			judgements,
		};
		this.made.push(request);
		return request;
	}

	#judgement(status: JudgedStatus, code: string, processed_at: number): Judged {
		const { tenant, script, random, findActor } = this.#input;
		const options = tenant.definition.reasonOptions ?? [];
		const reasons = reasonsFor(status, options);
		const words = script.judgements.find((one) => one.status === status)?.remarks ?? [];
		const possible = words.length > 0 ? reasons : reasons.filter(({ custom }) => custom !== true);
		const reason = possible.length > 0 ? random.pick(possible) : null;
		const remarks = reason?.custom === true ? random.pick(words) : "";
		const wrong = judgementProblem({ status, reason: reason?.value ?? null, remarks }, options);
		if (wrong !== null) throw new Error(`Demo data of ${tenant.slug}: a judgement ${status} was refused: ${wrong.message}`);
		const [role = ""] = tenant.definition.judges ?? [];
		return { id: status, reason: reason?.value ?? null, remarks, processed_at, userId: findActor(role, code).userId };
	}

	#atOffice(instant: number, latest: number): number {
		const found = atOffice(instant, this.#input.random);
		return found <= latest ? found : atOffice(instant - dayMs, this.#input.random);
	}
}

/** Metres between two nearby places. */
function distance(one: Pick<DemoPlace, "latitude" | "longitude">, other: Pick<DemoPlace, "latitude" | "longitude">): number {
	const north = (one.latitude - other.latitude) * 111_200;
	const east = (one.longitude - other.longitude) * 111_200 * Math.cos((one.latitude * Math.PI) / 180);
	return Math.hypot(north, east);
}

/**
 * When people at home file a request: the cumulative share of a day's requests by hour in UTC. Hardly any before breakfast, and most of
 * them in the evening.
 */
const sharesByHour = [
	{ hour: 5, share: 0 },
	{ hour: 8, share: 0.12 },
	{ hour: 16, share: 0.5 },
	{ hour: 20, share: 0.93 },
	{ hour: 22, share: 1 },
] as const;

/**
 * Moves an instant to an hour of the same day when people are awake, or of the day before if that would be after `latest`. Evenly spread
 * instants become distributed like people's hours.
 */
function whenPeopleFile(instant: number, latest: number): number {
	const midnight = Math.floor(instant / dayMs) * dayMs;
	const filed = Math.floor(midnight + hourAt((instant - midnight) / dayMs) * (dayMs / 24));
	return filed <= latest ? filed : filed - Math.ceil((filed - latest) / dayMs) * dayMs;
}

function hourAt(share: number): number {
	let before: (typeof sharesByHour)[number] = sharesByHour[0];
	for (const after of sharesByHour) {
		if (share < after.share) return before.hour + ((share - before.share) / (after.share - before.share)) * (after.hour - before.hour);
		before = after;
	}
	return before.hour;
}
