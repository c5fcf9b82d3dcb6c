import { text } from "../texts/text.ts";
import "../texts/areas/controls.ts";

const green = "#C6E9D3";
const red = "#F6C9CB";
const amber = "#FFE0A3";

/** Background of a status in the workbook, by its text; black on each of them is well above 4.5:1. */
export function statusColors(): Readonly<Record<string, string>> {
	return {
		[text("status.completed")]: green,
		[text("status.cancelled")]: red,
		[text("status.onhold")]: amber,
	};
}
