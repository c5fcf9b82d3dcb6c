import { useState } from "react";
import { nameSlug, roleName, rolesOf } from "../../../engine/index.ts";
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
export function roleChoices({ ownRoles }: Answers): readonly RoleChoice[] {
	const known = rolesOf({ roles: Object.fromEntries(Object.entries(ownRoles).map(([role, label]) => [role, { label }])) });
	return known.filter(({ role }) => !notAtWork.has(role)).map(({ role }) => ({ value: role, label: roleName(role, known) }));
}

/** Roles that only manage or design, and the one without any rights. */
const notAtWork: ReadonlySet<string> = new Set(["admin", "developer", "guest"]);

export function useAnswers() {
	const [answers, setAnswers] = useState(first);
	return { answers, answer: (some: Partial<Answers>) => setAnswers((before) => ({ ...before, ...some })) };
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
