/**
 * `npm run flow -- <what> [folder…]`: the designers' commands. Folders are given by path or by tenant; without any: all
 * of `flows/` (or FLOWS_DIR). Exits with 1 if something is wrong.
 */
import { parseArgs } from "node:util";
import { commands } from "./flow/commands.ts";
import { DoorError, type Printed } from "./flow/printed.ts";

const [verb = "", ...rest] = process.argv.slice(2);
const command = commands.get(verb);

/** Exits only once the whole text has been written, however long it is. */
function print({ text, passed }: Printed): void {
	process.stdout.write(text);
	process.exitCode = passed ? 0 : 1;
}

/** A line of help; one that starts with a space continues the previous one. */
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
