import type { StatusReason } from "../../../engine/index.ts";

/** A reason as people read it, and what remains of its comment. One that ends in dots is finished by the comment. */
export function reasonText({ label, comment }: StatusReason): { readonly label: string; readonly comment: string } {
	const open = /\s*\.\.\.$/;
	return open.test(label) && comment !== "" ? { label: `${label.replace(open, "")} ${comment}`, comment: "" } : { label, comment };
}
