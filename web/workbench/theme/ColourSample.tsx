import { useEffect, useRef } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { tenantColors } from "../../ui/theme/tenant-colors.ts";
import styles from "./ColourSample.module.css";
import { isColour, ratiosOf } from "./ratios.ts";

interface ColourSampleProps {
	readonly brand: string;
	readonly action: string;
}

/** A button and a link in the chosen colours, as the product draws them, with their contrast ratios. */
export function ColourSample({ brand, action }: ColourSampleProps) {
	const sample = useRef<HTMLElement>(null);
	const fit = isColour(brand) && isColour(action);
	useEffect(() => {
		if (!fit || sample.current === null) return;
		const { onAction, actionText, ...colors } = tenantColors({ brand, action });
		// Set through the CSSOM: the page's content security policy forbids inline styles in the markup.
		for (const [name, value] of Object.entries({
			"--sample-brand": colors.brand,
			"--sample-action": colors.action,
			"--sample-on-action": onAction,
			"--sample-text": actionText,
		}))
			sample.current.style.setProperty(name, value);
	}, [brand, action, fit]);
	return (
		<section className={styles.sample} ref={sample} aria-label={text("colour.sample")} hidden={!fit}>
			<div className={styles.strip} />
			<div className={styles.row}>
				<span className={styles.button}>{text("colour.sample.button")}</span>
				<span className={styles.link}>{text("colour.sample.link")}</span>
			</div>
			{fit && (
				<ul className={styles.ratios}>
					{ratiosOf({ brand, action }).map(({ what, ratio, least }) => (
						<li key={what} data-wrong={ratio < least}>
							{text("colour.contrast", {
								what: text(`colour.contrast.${what}`),
								ratio: dutchNumber(Math.floor(ratio * 10) / 10, { most: 1 }),
								least: dutchNumber(least, { most: 1 }),
							})}
						</li>
					))}
				</ul>
			)}
			<p className={styles.note}>{text("colour.adjusted")}</p>
		</section>
	);
}
