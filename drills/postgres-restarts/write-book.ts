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
}

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
}

/**
 * Repeats one write until it is confirmed or refused, at either server, under one Idempotency-Key. Resolves to
 * undefined if it was given up without a response, or refused; a refusal is recorded as wrong.
 */
export async function insist(client: Client, path: string, body: unknown): Promise<Answer | undefined> {
	const { book, random, origins } = client;
	let key = randomUUID();
	for (let tries = 0; !(client.stopped() && tries > 0); tries++) {
		if (tries > 0) book.repeated += 1;
		if (client.forgetsKeys) key = randomUUID();
		const origin = origins[Math.floor(random() * origins.length)] ?? "";
		const heard = await send(`${origin}${client.base}/${path}`, { ...client.headers, "idempotency-key": key }, body);
		const answer = random() < lostAnswers ? undefined : heard;
		if (answer !== undefined && answer.status < 300) {
			book.acknowledged += 1;
			return answer;
		}
		if (answer !== undefined && answer.status !== 503) {
			book.wrong.push(`${path}: ${answer.status} ${answer.body.code} ${answer.body.message}`);
			return undefined;
		}
		if (answer !== undefined) checkForm(book, path, answer);
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
