import { Button, FileButton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { categoryKey, checkFileName, extensionsOf, nextDocumentId, type RealisationRecord, splitFileName } from "../../../engine/index.ts";
import { notifyFailure, notifySuccess } from "../../api/notify.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { type TextKey, text } from "../../texts/text.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { realisationQueries } from "../realisation-queries.ts";
import { type EarlierDocument, getDocumentUrl, uploadToBackoffice } from "./document-service.ts";
import styles from "./EarlierDocuments.module.css";
import "../../texts/areas/files.ts";

/** Documents from before this product stored files itself; the former system still serves them and accepts new ones. */
export default function EarlierDocuments({ record }: { readonly record: RealisationRecord }) {
	const { downloadUrl = null, uploadUrl = null } = useTenant().earlierDocuments ?? {};
	const client = useQueryClient();
	/** What is in progress: a download ("category index") or an upload (category). */
	const [busy, setBusy] = useState<string | null>(null);
	/** Numbers assigned on this screen that the record does not have yet. */
	const given = useRef<number[]>([]);
	if (downloadUrl === null && uploadUrl === null) return null;
	const { uuid, ref, case_ref: casefull } = record;
	const documentOf = (doctype: string, index: number): EarlierDocument => ({ ref, uuid, casefull, index, doctype });

	const whileBusy = async (what: string, failure: string, act: () => Promise<void>) => {
		setBusy(what);
		try {
			await act();
		} catch (reason) {
			reportError(reason);
			notifyFailure(failure);
		}
		setBusy(null);
	};
	const download = (service: string, document: EarlierDocument) =>
		whileBusy(`${document.doctype} ${document.index}`, text("earlierDocuments.download.failed"), async () => {
			const { downloadURL, filename } = await getDocumentUrl(service, document);
			openDownload(downloadURL, filename);
		});
	const upload = (service: string, category: string, file: File) => {
		const problem = checkFileName({ ...splitFileName(file.name), category });
		if (problem !== null) return notifyFailure(text("earlierDocuments.upload.failed"), problem.message);
		const index = nextDocumentId([...Object.values(record.EarlierDocs).flat(), ...given.current]);
		// Before the upload starts, because another document may be chosen before this one has arrived.
		given.current.push(index);
		return whileBusy(category, text("earlierDocuments.upload.failed"), async () => {
			await uploadToBackoffice(service, documentOf(category, index), file);
			notifySuccess(text("earlierDocuments.upload.done", { name: file.name }));
			await client.invalidateQueries({ queryKey: realisationQueries.one(uuid).queryKey });
		});
	};

	return (
		<Card inLandmark title={text("earlierDocuments.title")}>
			<p className={styles.intro}>{text("earlierDocuments.intro")}</p>
			{Object.entries(record.EarlierDocs).map(([category, indexes]) => (
				<section key={category} aria-label={labelOf(category)}>
					<h3 className={styles.category}>{labelOf(category)}</h3>
					<ul className={styles.list}>
						{indexes.map(Number).map((index) => (
							<li key={index} className={styles.item}>
								<span>{text("earlierDocuments.item", { index })}</span>
								{downloadUrl !== null && (
									<Button
										size="compact-sm"
										loading={busy === `${category} ${index}`}
										aria-label={text("earlierDocuments.download.label", { index, category: labelOf(category) })}
										onClick={() => void download(downloadUrl, documentOf(category, index))}
									>
										{text("earlierDocuments.download")}
									</Button>
								)}
							</li>
						))}
					</ul>
					{uploadUrl !== null && (
						<FileButton
							accept={extensionsOf(category)
								.map((extension) => `.${extension}`)
								.join(",")}
							onChange={(file) => file && void upload(uploadUrl, category, file)}
						>
							{(props) => (
								<Button
									{...props}
									size="compact-sm"
									variant="subtle"
									loading={busy === category}
									aria-label={text("earlierDocuments.upload.label", { category: labelOf(category) })}
								>
									{text("earlierDocuments.upload")}
								</Button>
							)}
						</FileButton>
					)}
				</section>
			))}
		</Card>
	);
}

/** The Dutch name of a category; an unknown category is shown as is. */
function labelOf(category: string): string {
	const key = `earlierDocuments.category.${categoryKey(category)}`;
	const label = text(key as TextKey);
	return label === key ? category : label;
}

/** Lets the browser download or open the file; the other service's headers decide which. */
function openDownload(address: string, filename: string): void {
	const link = document.createElement("a");
	link.href = address;
	link.download = filename;
	link.target = "_blank";
	link.rel = "noopener noreferrer";
	link.click();
}
