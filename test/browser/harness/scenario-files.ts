import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { splitFileName } from "../../../engine/index.ts";

const SAMPLES: Readonly<Record<string, { readonly file: string; readonly mimeType: string }>> = {
	pdf: { file: "inrichtingsplan.pdf", mimeType: "application/pdf" },
	png: { file: "bovenaanzicht.png", mimeType: "image/png" },
	jpg: { file: "zijaanzicht.jpg", mimeType: "image/jpeg" },
};

/** A small genuine file of the kind its name suggests, under that name. */
export function fileNamed(name: string): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
	const { extension } = splitFileName(name);
	const sample = SAMPLES[extension];
	if (sample === undefined) throw new Error(`there is no sample of a ${extension}`);
	return { name, mimeType: sample.mimeType, buffer: readFileSync(resolve("test/files", sample.file)) };
}

/** A step's file field: files are chosen one by one, and present once they can be downloaded. */
export class ScenarioFiles {
	readonly group: Locator;

	constructor(place: Locator, label: RegExp) {
		this.group = place.getByRole("group", { name: label });
	}

	async fill(names: readonly string[]): Promise<void> {
		for (const name of names) {
			await this.group.locator("input[type=file]").setInputFiles(fileNamed(name));
			await expect(this.group.getByRole("button", { name: `Download ${name}`, exact: true })).toBeVisible();
		}
	}

	async expectFiles(names: readonly string[]): Promise<void> {
		await expect(this.group.getByRole("listitem")).toHaveCount(names.length);
		for (const name of names) await expect(this.group.getByText(name, { exact: true })).toBeVisible();
	}

	/** Expects these files to be viewable and downloadable, with no way to add or remove one. */
	async expectReadOnly(names: readonly string[]): Promise<void> {
		await expect(this.group).toBeVisible();
		await this.expectFiles(names);
		for (const name of names) await expect(this.group.getByRole("button", { name: `Download ${name}`, exact: true })).toBeVisible();
		await expect(this.group.getByRole("button", { name: /^(Wissen|Selecteer)/ })).toHaveCount(0);
		await expect(this.group.locator("input[type=file]")).toHaveCount(0);
	}
}
