import type { ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import { Link } from "react-router";
import { headingIds } from "./heading-ids.ts";
import { linkTarget } from "./link-target.ts";
import styles from "./ManualText.module.css";

interface HeadingProps {
	readonly id?: string | undefined;
	readonly children?: ReactNode;
}

/** The page's title is its only level-one heading, so the text's headings start one level lower. */
const heading = (Level: "h2" | "h3" | "h4") =>
	function Heading({ id, children }: HeadingProps) {
		return (
			<div className={styles.heading}>
				<Level id={id} tabIndex={-1}>
					{children}
				</Level>
				<Link to={{ hash: `#${id}` }} aria-labelledby={id} className={styles.anchor}>
					#
				</Link>
			</div>
		);
	};

const components: Components = {
	h1: heading("h2"),
	h2: heading("h2"),
	h3: heading("h3"),
	h4: heading("h4"),
	h5: heading("h4"),
	h6: heading("h4"),
	a({ href, children }) {
		const target = linkTarget(href);
		if (target === null) return <>{children}</>;
		if ("to" in target) return <Link to={target.to}>{children}</Link>;
		return (
			<a href={target.href} rel="noreferrer">
				{children}
			</a>
		);
	},
	// Pages have no pictures: a foreign address would reveal who reads here.
	img: ({ alt }) => <>{alt}</>,
	// Inline code is a key or the label of a button.
	code: ({ children }) => <kbd>{children}</kbd>,
};

const asWritten = (address: string) => address;

/** Markdown as React elements. HTML in it is plain text, and links only lead where `linkTarget` allows. */
export function ManualText({ markdown }: { readonly markdown: string }) {
	return (
		<div className={styles.text}>
			<Markdown rehypePlugins={[headingIds]} components={components} urlTransform={asWritten}>
				{markdown}
			</Markdown>
		</div>
	);
}
