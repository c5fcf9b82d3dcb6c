import { IconMenu2 } from "@tabler/icons-react";
import { text } from "../texts/text.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import styles from "./MenuButton.module.css";
import { MenuLinks } from "./MenuLinks.tsx";
import type { MenuItem } from "./menu.ts";

/** The menu on a narrow screen. */
export function MenuButton({ items }: { readonly items: readonly MenuItem[] }) {
	if (items.length === 0) return null;
	return (
		<Disclosure
			label={text("nav.menu")}
			button={<IconMenu2 size={22} aria-hidden />}
			buttonClassName={styles.button}
			className={styles.root}
		>
			{(close) => <MenuLinks links={items} onGo={close} />}
		</Disclosure>
	);
}
