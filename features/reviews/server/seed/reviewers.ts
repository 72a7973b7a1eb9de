/** The sample reviewers; the first is the demo reviewer, the others have no password. */

export interface SampleReviewer {
  username: string;
  full_name: string;
  title: string;
  expertise: string;
  institution: string;
  status: 'active' | 'paused';
  /** What they tend to say of an application, and how strictly they score: points of 100 to begin from. */
  comments: readonly string[];
  leaning: number;
}

export const sampleReviewers: readonly SampleReviewer[] = [
  {
    username: 'reviewer',
    full_name: '顾明川',
    title: '教授',
    expertise: '建筑史、城市中轴线研究',
    institution: '东南营造学社',
    status: 'active',
    comments: ['问题提得小，却能看见整座城。', '方法扎实，进度安排可行。', '文献部分略薄，田野部分很好。'],
    leaning: 84,
  },
  {
    username: 'judge_ye',
    full_name: '叶蓁',
    title: '研究馆员',
    expertise: '博物馆学、公众教育',
    institution: '江南博物馆',
    status: 'active',
    comments: ['为观众想得很周到。', '成果能留在当地，这一点难得。', '预算需要再核实。'],
    leaning: 88,
  },
  {
    username: 'judge_tan',
    full_name: '谭守拙',
    title: '国家级传承人',
    expertise: '木作、传统工艺',
    institution: '榫卯工坊',
    status: 'active',
    comments: ['手上有功夫，看得出来。', '尺寸记错一处，其余都对。', '肯下笨功夫的孩子。'],
    leaning: 79,
  },
  {
    username: 'judge_lam',
    full_name: '林慧仪',
    title: '副教授',
    expertise: '口述史、社区研究',
    institution: '香港社区研究所',
    status: 'active',
    comments: ['受访者的声音放在了前面。', '伦理部分写得认真。', '希望看到离开之后如何延续。'],
    leaning: 86,
  },
  {
    username: 'judge_ruan',
    full_name: '阮秋白',
    title: '编审',
    expertise: '古籍整理与出版',
    institution: '云山书局',
    status: 'paused',
    comments: ['文字干净。'],
    leaning: 82,
  },
];
