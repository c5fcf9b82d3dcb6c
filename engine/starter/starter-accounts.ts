import * as starterTexts from "../texts/starter.ts";

interface Accounts {
	readonly slug: string;
	readonly label: string;
	readonly roles: readonly string[];
	/** Labels of the roles; a role without one is shown by its name. */
	readonly labels: ReadonlyMap<string, string>;
	/** The role that designs and publishes. */
	readonly designer: string | undefined;
}

/** A demonstration account for each role, and two for designers: a change of rights needs a second person. */
export function starterAccounts({ slug, label, roles, labels, designer }: Accounts) {
	const account = (name: string, role: string, called: string) => ({
		email: `${name}@${slug}.example`,
		name: called,
		roles: { [role]: ["*"] },
	});
	return [
		...roles.filter((role) => role !== designer).map((role) => account(role, role, `${labels.get(role) ?? role} ${label}`)),
		...(designer === undefined
			? []
			: [account(designer, designer, starterTexts.designer(label)), account(`${designer}-2`, designer, starterTexts.publisher(label))]),
	];
}

/** Prefix of the references of processes. */
export const starterAcronym = (slug: string) => slug.replaceAll("-", "").slice(0, 3).toUpperCase();
