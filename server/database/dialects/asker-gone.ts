/** The caller has disconnected, so nobody reads the answer. The status is the one for an aborted request. */
export class AskerGone extends Error {
	readonly statusCode = 408;
	constructor() {
		super("Whoever asked has gone.");
		this.name = "AskerGone";
	}
}
