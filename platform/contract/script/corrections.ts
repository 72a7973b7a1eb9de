/** Additional words to OpenCC's dictionaries: `simplified traditional`, separated by |. */
/** Words for the conversion to traditional characters that OpenCC lacks, segments wrongly, or writes otherwise than Hong Kong. */
export const hantWords = [
  '生旦净丑 生旦淨丑|净丑 淨丑|丑角 丑角|文丑 文丑|武丑 武丑|子丑寅卯 子丑寅卯|丑时 丑時',
  '胡同 胡同|周年 周年|周岁 周歲|合家 合家|家具 家具|岩 岩|岩画 岩畫|岩茶 岩茶|朱红 朱紅|朱色 朱色|黑面 黑面|一钟双音 一鐘雙音',
  '汇集 匯集|汇报 匯報|验签 驗簽|怒气冲冲 怒氣沖沖|气冲冲 氣沖沖|兴冲冲 興沖沖',
  '古法制 古法製|并联系 並聯繫|会尽快 會儘快|其自干 其自乾|细于发 細於髮|线如发 線如髮|刮去 刮去',
  '药斗 藥斗|斗谱 斗譜|斗柜 斗櫃|扎染 紮染|秆扎 稈紮|纸扎 紙紮|纸折 紙摺|手卷成 手捲成',
].join('|');

/** Character forms of Hong Kong's newspapers, where OpenCC uses another form. */
export const hongKongForms = '啓 啟|麪 麵|羣 群|峯 峰|牀 床|裡 裏';

const verbs = [...'看聽說説走坐站拿帶跟隨沿朝向對順守護等望笑想穿戴伴藏映照繞圍靠憑有活接按趁閉拖踩味'];
const nouns = ['手', '重', '眼', '想', '落', '急', '色', '力', '實', '火'];

/** Characters that form a word with 著: 有著名的 has no aspect marker. */
const guards = ['名', '作', '稱', '称', '述', '錄', '录', '書', '书'];

/** 著 as an aspect marker, or meaning to touch, is 着 in both scripts. */
export const aspects = [
  ...verbs.map((verb) => `${verb}著 ${verb}着`),
  ...verbs.flatMap((verb) => guards.map((guard) => `${verb}著${guard} ${verb}著${guard}`)),
  ...nouns.map((noun) => `著${noun} 着${noun}`),
].join('|');

/** Characters that occur in texts of both scripts, although the dictionaries convert them. */
export const sharedCharacters =
  '万丑丰么于云仆价伙余佣党准几凶划占厂厘台叶吁吃后咨咸坏夸宫尸岩岳帘干广征恒愿据斗无朴杠杰柜涂涌淀游熏皂确种筑胜腊腌膻苧苹范荐虫虱蜡跖辟适郁采里霉麽' +
  '乾夥廢徵於昇氾濛皁祕脩舖袷計陞麼著藉瞭';
