/** The caller has gone, so nobody reads the answer. The status is that of a call that was broken off. */
export class AskerGone extends Error {
	readonly statusCode = 408;
	constructor() {
		super("Whoever asked has gone.");
		this.name = "AskerGone";
	}
}
