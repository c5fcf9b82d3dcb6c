/**
 * Keeps the newest answers for a while, and lets equal questions that are asked at the same time share
 * one answer. Failures are not kept.
 */
export class AnswerCache<Answer> {
	readonly #answers = new Map<string, { readonly answer: Promise<Answer>; readonly keptUntil: number }>();
	readonly #capacity: number;
	readonly #keepMs: number;
	readonly #now: () => number;

	constructor(options: { readonly capacity: number; readonly keepMs: number; readonly now?: () => number }) {
		this.#capacity = options.capacity;
		this.#keepMs = options.keepMs;
		this.#now = options.now ?? Date.now;
	}

	async get(question: string, ask: () => Promise<Answer>): Promise<Answer> {
		const kept = this.#answers.get(question);
		if (kept !== undefined && kept.keptUntil > this.#now()) return kept.answer;
		const answer = ask();
		const entry = { answer, keptUntil: this.#now() + this.#keepMs };
		this.#answers.delete(question);
		this.#answers.set(question, entry);
		const [oldest] = this.#answers.keys();
		if (this.#answers.size > this.#capacity && oldest !== undefined) this.#answers.delete(oldest);
		try {
			return await answer;
		} catch (error) {
			if (this.#answers.get(question) === entry) this.#answers.delete(question);
			throw error;
		}
	}
}
