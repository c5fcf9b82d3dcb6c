/**
 * `npm run flow -- <what> [folder…]`: the designers' door. Folders are named by path or by tenant; without
 * them: all of `flows/` (or FLOWS_DIR). Exit code 1 when something is wrong.
 */
import { parseArgs } from "node:util";
import { commands } from "./flow/commands.ts";
import { DoorError, type Printed } from "./flow/printed.ts";

const [verb = "", ...rest] = process.argv.slice(2);
const command = commands.get(verb);

/** Ends with the text on its way out, however long it is. */
function print({ text, passed }: Printed): void {
	process.stdout.write(text);
	process.exitCode = passed ? 0 : 1;
}

/** A line of help; one that begins with a blank goes on with the one before. */
function helpLine(line: string): string {
	return `${line.startsWith(" ") ? " ".repeat(16) : "npm run flow -- "}${line}\n`;
}

if (command === undefined) {
	print({
		text: [...commands.values()].flatMap(({ usage }) => usage.map(helpLine)).join(""),
		passed: verb === "",
	});
} else {
	try {
		const { values, positionals } = parseArgs({ args: rest, options: command.options, allowPositionals: true });
		print(await command.run(positionals, values));
	} catch (error) {
		const unclear = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
		if (!(error instanceof DoorError) && !unclear) throw error;
		print({ text: `${(error as Error).message}\n`, passed: false });
	}
}
