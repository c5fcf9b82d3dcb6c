import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

const files = readdirSync("web/workbench", { recursive: true, encoding: "utf8" })
	.filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
	.map((path) => `web/workbench/${path}`);
const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));

/** The parts of the engine that import the check of a folder, with all validators of the language. */
const heavy =
	/\b(checkBundle|checkFlow|checkTenants|flowExpressions|limitBroken|parse|parseBlock|parseFlow|parseTenant|problemsAdded|readBundle|showBundle)\b/;
/** The modules that use them; each is lazy-loaded. */
const later = ["web/workbench/acts/AfterEdits.tsx", "web/workbench/conditions/ConditionsPage.tsx", "web/workbench/editing/limit-words.ts"];

it("the check of a folder is no part of what the workbench loads first", () => {
	const users = [...sources].flatMap(([path, text]) => {
		const imported = [...text.matchAll(/import (?!type )\{([^}]*)\} from "[^"]*engine\/index\.ts"/g)].map(([, names]) => names ?? "");
		return imported.some((names) => heavy.test(names)) ? [path] : [];
	});
	expect(users.sort()).toEqual(later);
	const direct = [...sources].flatMap(([path, text]) =>
		later.some((module) => new RegExp(`from "[^"]*/${module.split("/").at(-1)}"`).test(text.replaceAll(/import type [^;]*;/g, "")))
			? [path]
			: [],
	);
	expect(direct).toEqual([]);
});
