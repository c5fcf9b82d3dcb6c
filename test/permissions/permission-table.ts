import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One line of a tenant's table: an action in a state, and which roles get which response. */
export interface PermissionRow {
	/** The state of the process, or of the step in it. */
	readonly state: string;
	/** Code of the step; "-" for actions on the process as a whole. */
	readonly step: string;
	readonly action: string;
	/** Roles for which it succeeds. */
	readonly may: readonly string[];
	/** Responses to roles that are refused for another reason than lack of the right: status and code. */
	readonly instead?: Readonly<Record<string, string>>;
	/** The decision it follows from. */
	readonly rule: string;
}

export interface PermissionTable {
	readonly reading: string;
	readonly rows: readonly PermissionRow[];
}

export const tableFile = (tenant: string): string => join("flows", tenant, "permissions.json");

/** The table that people have reviewed; undefined for a folder that has none yet. */
export function readTable(tenant: string): PermissionTable | undefined {
	const file = tableFile(tenant);
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PermissionTable) : undefined;
}

/** The row's answer for a role: "succeeds", or the refusal. */
export function answerFor({ may, instead }: PermissionRow, role: string): string {
	return may.includes(role) ? "succeeds" : (instead?.[role] ?? "403");
}
