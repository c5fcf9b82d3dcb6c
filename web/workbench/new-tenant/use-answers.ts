import { useState } from "react";
import { entryLabel, nameSlug, roleName, rolesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { TenantOrder } from "./tenant-maker.ts";

export type Begin = "operator" | "city" | "blank" | "like";

export interface Answers {
	readonly label: string;
	/** Null: derived from the name. */
	readonly slug: string | null;
	readonly begin: Begin;
	readonly country: "nl" | "be";
	readonly municipalities: readonly string[];
	readonly processType: string;
	readonly executor: string;
	readonly judge: string;
	readonly viewers: readonly string[];
	/** The tenant's own roles, with their labels. */
	readonly ownRoles: Readonly<Record<string, string>>;
	/** What is typed as one more own role and not added yet. */
	readonly nextRole: string;
	readonly brand: string;
	readonly action: string;
	readonly logo: File | null;
}

const first = (): Answers => ({
	label: "",
	slug: null,
	begin: "operator",
	country: "nl",
	municipalities: [],
	processType: text("newTenant.processType.first"),
	executor: "cpo",
	judge: "municipality",
	viewers: [],
	ownRoles: {},
	nextRole: "",
	brand: "#00A19A",
	action: "#0B5C78",
	logo: null,
});

/** The requested slug: typed, or derived from the name. */
export const slugIn = ({ slug, label }: Answers): string => slug ?? nameSlug(label).slice(0, 40).replace(/-$/, "");

export interface RoleChoice {
	readonly value: string;
	readonly label: string;
}

/** Roles that can be given a task: those of the product that do work in a flow, and the tenant's own. */
export function roleChoices(answers: Answers): readonly RoleChoice[] {
	const known = knownRoles(answers);
	return known.filter(({ role }) => !notAtWork.has(role)).map(({ role }) => ({ value: role, label: roleName(role, known) }));
}

const knownRoles = ({ ownRoles }: Answers) =>
	rolesOf({ roles: Object.fromEntries(Object.entries(ownRoles).map(([role, label]) => [role, { label }])) });

/** Roles that only manage or design, and the one without any rights. */
const notAtWork: ReadonlySet<string> = new Set(["admin", "developer", "guest"]);

/**
 * The answers with the typed role added, or why it can't be one. It is a viewer until somebody gives it another task: a role without a task
 * would not be created.
 */
export function withNextRole(answers: Answers): { readonly added: Answers; readonly label: string } | { readonly wrong: string } {
	const label = entryLabel(answers.nextRole);
	const role = nameSlug(label).slice(0, 40).replace(/-$/, "");
	if (!/^[a-z]/.test(role)) return { wrong: text("roles.own.needed") };
	const known = knownRoles(answers);
	const taken = known.find((each) => each.role === role || roleName(each.role, known).toLowerCase() === label.toLowerCase());
	if (taken !== undefined) return { wrong: text("roles.own.taken", { role: roleName(taken.role, known) }) };
	const ownRoles = { ...answers.ownRoles, [role]: label };
	return { added: { ...answers, ownRoles, viewers: [...answers.viewers, role], nextRole: "" }, label };
}

export function useAnswers() {
	const [begun, setBegun] = useState(false);
	const [answers, setAnswers] = useState(first);
	// Whoever answered and emptied it again has begun all the same: a question too many costs less than an answer.
	const answer = (some: Partial<Answers>) => {
		setBegun(true);
		setAnswers((before) => ({ ...before, ...some }));
	};
	return { answers, begun, answer };
}

/** The answers in the server's format. */
export async function orderOf(answers: Answers): Promise<TenantOrder> {
	const { label, begin, country, municipalities, processType, executor, judge, viewers, ownRoles, brand, action, logo } = answers;
	const roles = [...new Set([executor, judge, ...viewers])];
	return {
		slug: slugIn(answers),
		...{ label, brand, action },
		...(logo !== null && { logo: { base64: await base64Of(logo) } }),
		...(begin !== "like" && {
			starter: {
				...{ style: begin, country, processType },
				municipalities: [...municipalities],
				roles: roles.map((role) => {
					const own = ownRoles[role];
					return own === undefined ? { role } : { role, label: own };
				}),
			},
		}),
	};
}

async function base64Of(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
