import * as starterTexts from "../texts/starter.ts";

interface Accounts {
	readonly slug: string;
	readonly label: string;
	readonly roles: readonly string[];
	/** What the roles are called; the rest goes by its name. */
	readonly labels: ReadonlyMap<string, string>;
	/** The role that designs and publishes. */
	readonly designer: string | undefined;
}

/** An account of a demonstration for each role, and two who design: what changes who may do what needs a second person. */
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

/** What references of processes begin with. */
export const starterAcronym = (slug: string) => slug.replaceAll("-", "").slice(0, 3).toUpperCase();
