import { Button } from "@mantine/core";
import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { deadLinks, findManualPage, type ManualMenu, manualLink, productPage } from "../../../engine/index.ts";
import { ManualText } from "../../manuals/ManualText.tsx";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { ComeBetweenNote } from "../editing/ComeBetweenNote.tsx";
import { useComeBetween } from "../editing/use-come-between.ts";
import { useEditing } from "../editing/use-edits.ts";
import styles from "./ManualsPage.module.css";
import { type Page, pageFile } from "./manual-edits.ts";

interface PageTextProps {
	readonly menu: ManualMenu;
	readonly page: Page;
	readonly own: string | null;
}

/** The text of a page in Markdown, with a preview beside it. Input is written on blur, with Ctrl+S, and when the page is left. */
export function PageText({ menu, page: { slug, title }, own }: PageTextProps) {
	const id = useId();
	const { write } = useEditing();
	const ofProduct = productPage(slug);
	const stands = own ?? ofProduct ?? "";
	const [typed, setTyped] = useState<string | null>(null);
	const [wrong, setWrong] = useState<string | null>(null);
	const between = useComeBetween(stands, typed);
	/** Input that has not been sent yet. */
	const unsent = useRef<string | null>(null);
	const send = async (value: string | null): Promise<void> => {
		const said = text(value === null ? "workbench.manuals.page.backed" : "workbench.manuals.page.written", { title });
		const refused = await between.during(() => write([{ op: "text", file: pageFile(slug), value }], said));
		setWrong(refused);
		// Refused input stays, and so does input typed meanwhile.
		if (refused !== null) unsent.current ??= value;
		else if (unsent.current === null) setTyped(null);
	};
	const commit = (overruled = false): void => {
		if (between.is && !overruled) return;
		const value = unsent.current;
		unsent.current = null;
		if (value === null) return;
		if (value === stands) setTyped(null);
		else void send(value);
	};
	const latest = useRef(commit);
	useEffect(() => {
		latest.current = commit;
	});
	useEffect(() => () => latest.current(), []);
	const written = typed ?? stands;
	const shown = useDeferredValue(written);
	const dead = deadLinks(shown, menu);
	return (
		<div className={styles.sides}>
			<div className={styles.side}>
				<label htmlFor={id}>{text("workbench.manuals.page.text")}</label>
				<textarea
					id={id}
					className={styles.text}
					spellCheck
					lang="nl"
					value={written}
					data-typed={typed !== null && typed !== stands}
					aria-describedby={`${id}-hulp`}
					aria-invalid={wrong !== null || undefined}
					onChange={({ currentTarget }) => {
						unsent.current = currentTarget.value;
						setTyped(currentTarget.value);
					}}
					onBlur={() => commit()}
					onKeyDown={(event) => {
						if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
						event.preventDefault();
						commit();
					}}
				/>
				<p id={`${id}-hulp`} className={styles.note}>
					{text("workbench.manuals.page.help")}
				</p>
				{between.is && (
					<ComeBetweenNote
						onMine={() => {
							between.overrule();
							commit(true);
						}}
						onTheirs={() => {
							unsent.current = null;
							setTyped(null);
						}}
					/>
				)}
				{wrong !== null && (
					<p className={styles.wrong} role="alert">
						{wrong}
					</p>
				)}
				<p role="status" className={styles.dead}>
					{dead.length > 0 &&
						text(dead.length === 1 ? "workbench.manuals.dead.one" : "workbench.manuals.dead.other", {
							links: dead.map(({ address }) => address).join(", "),
						})}
				</p>
				{own === null ? (
					<p className={styles.note}>
						{text(ofProduct === undefined ? "workbench.manuals.page.none" : "workbench.manuals.page.ofProduct")}
					</p>
				) : (
					ofProduct !== undefined && (
						<Button
							className={styles.back}
							variant="default"
							size="xs"
							onClick={() => {
								unsent.current = null;
								setTyped(null);
								void send(null);
							}}
						>
							{text("workbench.manuals.page.back")}
						</Button>
					)
				)}
			</div>
			<PagePreview menu={menu} title={title} markdown={shown} />
		</div>
	);
}

interface PagePreviewProps {
	readonly menu: ManualMenu;
	readonly title: string;
	readonly markdown: string;
}

/** The page as readers see it. Its links lead to the other pages in the workbench, and nowhere else. */
function PagePreview({ menu, title, markdown }: PagePreviewProps) {
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const page = useRef<HTMLElement>(null);
	useEffect(() => {
		const element = page.current;
		const onClick = (event: MouseEvent): void => {
			const link = event.target instanceof Element ? event.target.closest("a") : null;
			if (link === null) return;
			event.preventDefault();
			event.stopPropagation();
			const slug = slugIn(new URL(link.href).pathname.split("/").at(-1) ?? "");
			const found = slug === null ? undefined : findManualPage(menu, slug);
			if (found !== undefined) void navigate(addresses.manuals(found.slug));
		};
		element?.addEventListener("click", onClick, { capture: true });
		return () => element?.removeEventListener("click", onClick, { capture: true });
	}, [menu, addresses, navigate]);
	return (
		<section ref={page} className={styles.preview} aria-label={text("workbench.manuals.page.preview")}>
			<p className={styles.previewTitle}>{title}</p>
			<ManualText markdown={markdown} />
		</section>
	);
}

/** The manual page with this name in an address; null if it is no name of one. */
function slugIn(name: string): string | null {
	const link = manualLink(name);
	return link !== null && "page" in link ? link.page : null;
}
