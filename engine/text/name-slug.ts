/** A name in lower case, without accents, with hyphens: the part after the category in a stakeholder's slug. "" when nothing is left. */
export function nameSlug(name: string): string {
	return name
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, "-")
		.replaceAll(/^-|-$/g, "");
}
