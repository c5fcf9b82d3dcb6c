import texts from "../session.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
