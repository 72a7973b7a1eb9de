/** Sample partners of a sample alliance: none of these institutions exists. Each has its mark of 48 units. */

interface Partner {
  name: string;
  place: string;
  /** The id of the mark in drawings/partners.svg. */
  mark: string;
}

/** In pairs from the axis outwards, four to a row. */
export const partners: readonly Partner[] = [
  {
    name: '沧洲书院',
    place: '北京',
    mark: 'academy',
  },
  {
    name: '河图遗产研究院',
    place: '洛阳',
    mark: 'hetu',
  },
  {
    name: '云锦织造馆',
    place: '南京',
    mark: 'brocade',
  },
  {
    name: '维港传习所',
    place: '香港',
    mark: 'harbour',
  },
  {
    name: '南溟侨乡文化中心',
    place: '槟城',
    mark: 'nanming',
  },
  {
    name: '东山漆艺保存会',
    place: '京都',
    mark: 'lacquer',
  },
  {
    name: '莱茵汉学图书馆',
    place: '海德堡',
    mark: 'rhine',
  },
  {
    name: '特茹河东方艺术馆',
    place: '里斯本',
    mark: 'tejo',
  },
];
