import { randomUUID } from "node:crypto";

/** A process as its only writer knows it. */
export interface BookedProcess {
	readonly uuid: string;
	synced: number;
	/** Street that the last acknowledged save put in; null before the first. */
	street: string | null;
	/** Texts of the acknowledged comments. */
	readonly comments: string[];
	/** Acknowledged writes about it, its start among them. */
	acknowledged: number;
	/** 1: a write was never answered with yes or no, so it may be there. */
	unknown: number;
}

/** What the clients were told, to be compared with what the database has. */
export class WriteBook {
	readonly processes: BookedProcess[] = [];
	/** Answers that no restart excuses: a fault of the server's own, a refusal of a sound write, a form that is not the agreed one. */
	readonly wrong: string[] = [];
	/** Starts of processes that nobody answered. */
	unknownStarts = 0;
	acknowledged = 0;
	/** Tries that were answered with 503 or cut off, and made again with the same key. */
	repeated = 0;
}

interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: { readonly data?: Readonly<Record<string, unknown>>; readonly code?: string; readonly message?: string };
}

export interface Client {
	readonly book: WriteBook;
	/** A number from 0 to 1. */
	readonly random: () => number;
	readonly origins: readonly string[];
	readonly headers: Readonly<Record<string, string>>;
	/** Path of the tenant's calls. */
	readonly base: string;
	/** Uuid of the first step. */
	readonly firstStep: string;
	/** A planted fault: another key at every try. */
	readonly forgetsKeys: boolean;
	/** True when no new try is made any more. */
	readonly stopped: () => boolean;
}

/**
 * Makes one write until it is answered with yes or no, at whichever server, under one Idempotency-Key. Undefined when
 * it was given up without an answer, or refused; a refusal is written down as wrong.
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

/** Share of the answers that get lost on their way: what was written is then known to the server alone. */
const lostAnswers = 0.05;

async function send(url: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Answer | undefined> {
	try {
		const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(60_000) });
		return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer["body"] };
	} catch {
		return undefined;
	}
}

/** A refusal because the database is away is a Dutch problem that says when to try again. */
function checkForm(book: WriteBook, path: string, { headers, body }: Answer): void {
	const sound =
		headers.get("content-type")?.startsWith("application/problem+json") === true &&
		Number(headers.get("retry-after")) >= 1 &&
		body.code === "unavailable" &&
		body.message?.startsWith("De dienst is tijdelijk niet beschikbaar") === true;
	if (!sound) book.wrong.push(`${path}: a 503 without Retry-After or the agreed words: ${JSON.stringify(body)}`);
}
