/**
 * The identity provider refused (`invalid_grant` and the like), as opposed to being unreachable: the session is over.
 */
export class Refusal extends Error {
	override readonly name = "Refusal";
}
