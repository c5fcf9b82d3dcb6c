import type { StatusReason } from "../../../../engine/index.ts";

/** A reason as displayed, with the rest of its comment. A label that ends in "..." is completed by the comment. */
export function reasonText({ label, comment }: StatusReason): { readonly label: string; readonly comment: string } {
	const open = /\s*\.\.\.$/;
	return open.test(label) && comment !== "" ? { label: `${label.replace(open, "")} ${comment}`, comment: "" } : { label, comment };
}
