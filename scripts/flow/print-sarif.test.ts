import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { checkFolders } from "./check-folders.ts";
import { printSarif } from "./print-sarif.ts";
import { flowFolders } from "./read-folder.ts";

interface Log {
	readonly runs: readonly {
		readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string; readonly helpUri: string }[] } };
		readonly results: readonly {
			readonly ruleId: string;
			readonly ruleIndex: number;
			readonly level: string;
			readonly message: { readonly text: string };
			readonly locations: readonly {
				readonly physicalLocation: {
					readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
					readonly region: { readonly startLine: number; readonly startColumn: number };
				};
			}[];
		}[];
	}[];
}

const text = { type: "object", required: ["text"], properties: { text: { type: "string", minLength: 1 } } };
/** What the standard (SARIF 2.1.0, sections 3.13 to 3.52) requires of the parts that are written. */
const essentials = {
	type: "object",
	required: ["version", "runs"],
	properties: {
		version: { const: "2.1.0" },
		runs: {
			type: "array",
			items: {
				type: "object",
				required: ["tool", "results"],
				properties: {
					columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
					originalUriBaseIds: {
						type: "object",
						additionalProperties: { type: "object", properties: { uri: { type: "string", pattern: "^[a-z]+:.*/$" } } },
					},
					tool: {
						type: "object",
						required: ["driver"],
						properties: {
							driver: {
								type: "object",
								required: ["name"],
								properties: {
									name: { type: "string" },
									semanticVersion: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+" },
									rules: {
										type: "array",
										uniqueItems: true,
										items: {
											type: "object",
											required: ["id"],
											properties: {
												id: { type: "string" },
												shortDescription: text,
												helpUri: { type: "string", pattern: "^[a-z]+:" },
												defaultConfiguration: { type: "object", properties: { level: { enum: ["none", "note", "warning", "error"] } } },
											},
										},
									},
								},
							},
						},
					},
					results: {
						type: "array",
						items: {
							type: "object",
							required: ["message", "ruleId", "level", "locations"],
							properties: {
								ruleId: { type: "string" },
								ruleIndex: { type: "integer", minimum: -1 },
								level: { enum: ["none", "note", "warning", "error"] },
								message: text,
								locations: {
									type: "array",
									minItems: 1,
									items: {
										type: "object",
										required: ["physicalLocation"],
										properties: {
											physicalLocation: {
												type: "object",
												required: ["artifactLocation", "region"],
												properties: {
													artifactLocation: {
														type: "object",
														required: ["uri"],
														properties: { uri: { type: "string", pattern: "^[^\\\\\\s]+$" } },
													},
													region: {
														type: "object",
														required: ["startLine"],
														properties: { startLine: { type: "integer", minimum: 1 }, startColumn: { type: "integer", minimum: 1 } },
													},
												},
											},
											logicalLocations: { type: "array", items: { type: "object" } },
										},
									},
								},
							},
						},
					},
				},
			},
		},
	},
};

describe("npm run flow -- check --sarif", () => {
	let folder = "";
	beforeAll(() => {
		mkdirSync("test-results", { recursive: true });
		folder = mkdtempSync(join(process.cwd(), "test-results", "sarif-"));
		cpSync(flowFolders("flows")[0] ?? "", folder, { recursive: true });
		const flow = readFileSync(join(folder, "flow.json"), "utf8");
		writeFileSync(join(folder, "flow.json"), flow.replace('"next"', '"naxt"'));
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	it("reports every problem with its rule, level, place and the page of the rule, as the standard requires", () => {
		const problems = checkFolders([folder]);
		const log = JSON.parse(printSarif(problems)) as Log;
		const valid = new Ajv2020({ strict: false }).compile(essentials);
		valid(log);
		expect(valid.errors ?? []).toEqual([]);
		const [run] = log.runs;
		const lines = readFileSync(join(folder, "flow.json"), "utf8").split("\n");
		expect(run?.results.length).toBe(problems.length);
		const misspelt = run?.results.find(({ ruleId }) => ruleId === "unknown-property");
		expect(misspelt).toMatchObject({ level: "error", message: { text: expect.stringContaining('Bedoelde u "next"?') } });
		const { artifactLocation, region } = misspelt?.locations[0]?.physicalLocation ?? {};
		expect(join(process.cwd(), artifactLocation?.uri ?? "")).toBe(join(folder, "flow.json"));
		expect(lines[(region?.startLine ?? 0) - 1]).toContain("naxt");
		for (const { ruleId, ruleIndex } of run?.results ?? []) expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
	});

	it("links to an existing page for every rule", () => {
		const log = JSON.parse(printSarif([])) as Log;
		const missing = log.runs[0]?.tool.driver.rules.filter(({ helpUri }) => !existsSync(fileURLToPath(helpUri)));
		expect(missing).toEqual([]);
	});
});
