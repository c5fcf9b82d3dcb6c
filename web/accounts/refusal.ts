/** The identity provider's own no (invalid_grant and the like), in contrast to not reaching it: the session is over. */
export class Refusal extends Error {
	override readonly name = "Refusal";
}
