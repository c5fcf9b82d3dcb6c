import { randomUUID } from "node:crypto";

/** A process as its only writer knows it. */
export interface BookedProcess {
	readonly uuid: string;
	synced: number;
	/** Street set by the last acknowledged save; null before the first. */
	street: string | null;
	/** Texts of the acknowledged comments. */
	readonly comments: string[];
	/** Number of acknowledged writes, including its start. */
	acknowledged: number;
	/** 1 if a write was neither confirmed nor refused, so it may be stored. */
	unknown: number;
}

/** What the clients were told, to be compared with the database. */
export class WriteBook {
	readonly processes: BookedProcess[] = [];
	/**
	 * Responses that no restart excuses: a fault of the server, a refusal of a valid write, a response in the wrong
	 * format.
	 */
	readonly wrong: string[] = [];
	/** Starts of processes that were never answered. */
	unknownStarts = 0;
	acknowledged = 0;
	/** Attempts that got a 503 or were cut off, and were repeated with the same key. */
	repeated = 0;
	/** Writes that got a 503 at their third attempt or later. */
	refusedThrice = 0;
	/** Writes by how many milliseconds it took until they were acknowledged, in steps of ten. */
	readonly #took: number[] = [];

	acknowledge(tookMs: number): void {
		this.acknowledged += 1;
		const step = Math.round(tookMs / stepMs);
		this.#took[step] = (this.#took[step] ?? 0) + 1;
	}

	/** In how many milliseconds half of the writes were acknowledged, 99 of 100, and all. */
	get times(): { readonly p50: number; readonly p99: number; readonly most: number } {
		return { p50: this.#within(0.5), p99: this.#within(0.99), most: this.#within(1) };
	}

	#within(share: number): number {
		let counted = 0;
		let step = 0;
		for (; step < this.#took.length && counted < this.acknowledged * share; step++) counted += this.#took[step] ?? 0;
		return stepMs * Math.max(0, step - 1);
	}
}

const stepMs = 10;

interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: { readonly data?: Readonly<Record<string, unknown>>; readonly code?: string; readonly message?: string };
}

export interface Client {
	readonly book: WriteBook;
	/** Returns a number from 0 to 1. */
	readonly random: () => number;
	readonly origins: readonly string[];
	readonly headers: Readonly<Record<string, string>>;
	/** Path prefix of the tenant's calls. */
	readonly base: string;
	/** Uuid of the first step. */
	readonly firstStep: string;
	/** A planted fault: another key for every attempt. */
	readonly forgetsKeys: boolean;
	/** Whether to make no further attempts. */
	readonly stopped: () => boolean;
	/** Resolves when the next write may begin; at once when left out. */
	readonly turn?: () => Promise<void>;
}

/**
 * Repeats one write until it is confirmed or refused, at either server, under one Idempotency-Key. Resolves to
 * undefined if it was given up without a response, or refused; a refusal is recorded as wrong.
 */
export async function insist(client: Client, path: string, body: unknown): Promise<Answer | undefined> {
	const { book, random, origins } = client;
	let key = randomUUID();
	await client.turn?.();
	const begun = performance.now();
	for (let tries = 0; !(client.stopped() && tries > 0); tries++) {
		if (tries > 0) book.repeated += 1;
		if (client.forgetsKeys) key = randomUUID();
		const origin = origins[Math.floor(random() * origins.length)] ?? "";
		const heard = await send(`${origin}${client.base}/${path}`, { ...client.headers, "idempotency-key": key }, body);
		const answer = random() < lostAnswers ? undefined : heard;
		if (answer !== undefined && answer.status < 300) {
			book.acknowledge(performance.now() - begun);
			return answer;
		}
		if (answer !== undefined && answer.status !== 503) {
			book.wrong.push(`${path}: ${answer.status} ${answer.body.code} ${answer.body.message}`);
			return undefined;
		}
		if (answer !== undefined) checkForm(book, path, answer);
		if (answer !== undefined && tries === 2) book.refusedThrice += 1;
		await new Promise((done) => setTimeout(done, 20 + random() * 200));
	}
	return undefined;
}

/** Share of responses that get lost on their way, so that only the server knows what was written. */
const lostAnswers = 0.05;

async function send(url: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Answer | undefined> {
	try {
		const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(60_000) });
		return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer["body"] };
	} catch {
		return undefined;
	}
}

/** A refusal because the database is unavailable is a Dutch problem that says when to retry. */
function checkForm(book: WriteBook, path: string, { headers, body }: Answer): void {
	const sound =
		headers.get("content-type")?.startsWith("application/problem+json") === true &&
		Number(headers.get("retry-after")) >= 1 &&
		body.code === "unavailable" &&
		body.message?.startsWith("De dienst is tijdelijk niet beschikbaar") === true;
	if (!sound) book.wrong.push(`${path}: a 503 without Retry-After or the agreed words: ${JSON.stringify(body)}`);
}
